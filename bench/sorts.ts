import type { Criterion } from '@bnr/contract/criteria'
import { sortValues } from '@bnr/contract/search/sorts'
import { sql } from 'drizzle-orm'
import { searchTables } from '../server/src/profiles/searchTables.ts'
import { conditionsOf } from '../server/src/search/conditions.ts'
import { search } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
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
  await multiply(services)
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

async function multiply({ db }: Services): Promise<void> {
  const others = Object.keys(searchTables.search_profiles).filter(
    (name) => name !== 'profile_id' && name !== 'date_of_birth',
  )
  const names = sql.raw(others.join(', '))
  await db.execute(sql`alter table search_profiles drop constraint search_profiles_profile_id_fkey`)
  await db.execute(sql`
    insert into search_profiles (profile_id, date_of_birth, ${names})
    select profile_id + copy * 100000, date_of_birth - copy * 3, ${names}
    from search_profiles, generate_series(1, ${copies - 1}::int) as copy`)
  await db.execute(sql`vacuum analyze search_profiles`)
}
