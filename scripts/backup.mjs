import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'
import { root } from './run.mjs'

const usage = 'Usage: npm run backup -- --to /folder/for/backups [--keep-days 30]\n'

if (onNode24()) await main()

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
  if (!values.to || !Number.isInteger(keepDays) || keepDays < 1) throw new Error(usage)
  // npm changes the folder in which a script runs.
  return { to: resolve(process.env.INIT_CWD ?? '.', values.to), keepDays }
}

function summary({ folder, manifest: { files, parts }, copied, removed }) {
  const database = `database ${megabytes(parts.database.bytes)}`
  return `${folder}, ${database}, ${files.count} files ${megabytes(files.bytes)} (${copied} new), ${removed} old backups removed`
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
