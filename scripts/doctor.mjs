import { onNode24 } from './node24.mjs'
import { root } from './run.mjs'

if (await onNode24()) await main()

/** Ends with code 1 if something is wrong, so that a scheduled run can send an alarm. */
async function main() {
  const { readConfig } = await import(`${root}server/src/config.ts`)
  const { examine, report } = await import(`${root}server/src/doctor/examine.ts`)
  try {
    const found = await examine(readConfig())
    process.stdout.write(`${report(found)}\n`)
    process.exitCode = found.some(({ level }) => level === 'wrong') ? 1 : 0
  } catch (error) {
    process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
