import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'
import { backupAddress, root } from './run.mjs'

const usage = 'Usage: npm run backup [-- --to /folder or s3://bucket/prefix] [--keep-days 30]\n'

if (await onNode24()) await main()

/** Its last line says how it went, and its exit code is 0 only after a complete backup. */
async function main() {
  const began = performance.now()
  try {
    const { backup } = await import(`${root}server/src/backups.ts`)
    const result = await backup(readArguments())
    process.stdout.write(`Backup complete: ${summary(result)}, ${Math.round(performance.now() - began)} ms\n`)
  } catch (error) {
    process.stderr.write(`Backup failed: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function readArguments() {
  const text = { type: 'string' }
  const { values } = parseArgs({ options: { to: text, 'keep-days': { ...text, default: '30' } } })
  const keepDays = Number(values['keep-days'])
  if (!Number.isInteger(keepDays) || keepDays < 1) throw new Error(usage)
  return { to: backupAddress(values.to), keepDays }
}

function summary({ address, manifest: { files, parts }, copied, removed }) {
  const database = `database ${megabytes(parts.database.bytes)}`
  return `${address}, ${database}, ${files.count} files ${megabytes(files.bytes)} (${copied} new), ${removed} old backups removed`
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
