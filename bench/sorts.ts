import type { Criterion } from '@bnr/contract/criteria'
import { sortValues } from '@bnr/contract/search/sorts'
import { conditionsOf } from '../server/src/search/conditions.ts'
import { search } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
import { multiplySearchRows } from './multiplySearchRows.ts'
import { mixedSearches } from './searches.ts'
import { shown, summary, timed } from './statistics.ts'
import { viewerOf } from './viewer.ts'

/**
 * node bench/sorts.ts [--postgres 20000] [--embedded ]: each order of the results, over fifty copies of the search rows of
 * the seeded profiles, with shifted birth dates.
 */
const copies = 50
await onDatabases(measure, { embedded: '', postgres: '20000' })

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  await multiplySearchRows(services.db, copies)
  const viewer = await viewerOf(services)
  const broad: Criterion[] = [{ key: 'bi.dob', operation: 'age_range', value: { gte: 21, lte: 40 } }]
  for (const sort of sortValues) {
    const timesOf = async (searches: readonly { criteria: readonly Criterion[]; page: number }[]) => {
      const times: number[] = []
      for (const { criteria, page } of searches) {
        const conditions = conditionsOf(viewer, criteria, services.clock.now())
        times.push(await timed(() => search(services.db, conditions, { page, size: 10, sort })))
      }
      return summary(times)
    }
    await timesOf(mixedSearches().slice(0, 40))
    const mixed = await timesOf(mixedSearches())
    const wide = await timesOf(Array.from({ length: 20 }, (_, page) => ({ criteria: broad, page })))
    const figures = [mixed.p50, mixed.p95, wide.p50, wide.p95].map(shown).join(' | ')
    process.stdout.write(`| ${database} | ${profiles * copies} | \`${sort}\` | ${figures} |\n`)
  }
}
