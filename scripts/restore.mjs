import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'
import { backupAddress, root } from './run.mjs'

const usage = `Usage: npm run restore                              the newest backup in BACKUP_TO
       npm run restore -- --to "2026-11-24 10:31"   the newest before this Indian time
       npm run restore -- --files                   only the files that the database names
       --from /folder or s3://bucket/prefix         instead of BACKUP_TO\n`

const nextSteps = `
What to do next:
  1. Start with the same TOKEN_SECRET and PASSWORD_ESCROW_KEY as before. With a new TOKEN_SECRET everybody logs in
     again, and staff need recovery as docs/operations.md describes under Second factor of staff.
  2. Start the service. It runs the migrations that this release needs.
  3. Compare the payments since that moment with the card gateway, and enter those that are missing.
  4. Messages and jobs that were waiting at that moment run again, so some messages may arrive twice.
`

if (await onNode24()) await main()

async function main() {
  try {
    const { restore, restoreFiles } = await import(`${root}server/src/backups.ts`)
    const { files, ...given } = readArguments()
    const text = files ? reportFiles(await restoreFiles(given)) : report(await restore(given))
    process.stdout.write(text + nextSteps)
  } catch (error) {
    process.stderr.write(`Restore failed: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function readArguments() {
  const text = { type: 'string' }
  const options = { from: text, to: text, files: { type: 'boolean', default: false } }
  const { from, to, files } = parseArgs({ options }).values
  const until = to === undefined ? new Date() : indianTime(to)
  if ((files && to) || Number.isNaN(until.getTime())) throw new Error(usage)
  return { from: backupAddress(from), until, files }
}

function indianTime(text) {
  const isTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)
  return new Date(isTime ? `${text.replace(' ', 'T')}:00+05:30` : Number.NaN)
}

function report({ backup: { name, manifest }, files, purged }) {
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  const tables = Object.keys(manifest.rows).length
  const form = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' }
  const moment = new Date(manifest.moment).toLocaleString('en-GB', form)
  return `Restored ${name}, the state of ${moment} in Indian time:
  ${rows} rows in ${tables} tables, all counted; ${files} files, all hashes verified
  ${purged} profiles purged again that had been purged since
`
}

function reportFiles({ files, purged, missing }) {
  const few = missing.slice(0, 20).map((key) => `  missing: ${key}\n`)
  return `Restored the files that the database names: ${files} files, all hashes verified; ${missing.length} missing
  ${purged} profiles purged again that had been purged since
${few.join('')}`
}
