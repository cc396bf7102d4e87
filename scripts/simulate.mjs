import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'
import { root } from './run.mjs'

/**
 * What a number of profiles needs: `npm run simulate -- --profiles 1000000`. Without a number, it writes the tables of
 * docs/guides/capacity.md.
 */
if (await onNode24()) await main()

async function main() {
  const { capacityPage, needsTable } = await import(`${root}scripts/capacity/page.ts`)
  const { profiles } = parseArgs({ options: { profiles: { type: 'string' } } }).values
  if (profiles === undefined) {
    const page = `${root}docs/guides/capacity.md`
    return writeFileSync(page, capacityPage(readFileSync(page, 'utf8')))
  }
  if (!/^[1-9]\d*$/.test(profiles)) throw new Error('Usage: npm run simulate -- --profiles 1000000')
  process.stdout.write(needsTable([Number(profiles)]))
}
