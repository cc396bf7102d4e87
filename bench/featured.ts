import { conditionsOf } from '../server/src/search/conditions.ts'
import { featuredAmong } from '../server/src/search/featured.ts'
import { noIds, search } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
import { mixedSearches } from './searches.ts'
import { shown, summary, timed } from './statistics.ts'
import { head, row } from './tables.ts'
import { viewerOf } from './viewer.ts'

/** node bench/featured.ts [--postgres 1000000] [--embedded 10000]: first pages of results with and without featured profiles. */
const rounds = 4
const titles = [
  'database',
  'profiles',
  'without p50',
  'p95',
  'with p50',
  'p95',
  'ratio p50',
  'ratio p95',
  'featured',
]
await onDatabases(measure, { embedded: '10000', postgres: '1000000' })

/** Runs each search with and without featured profiles. The order changes each round, so that neither has the warmer cache. */
async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const { db, clock } = services
  const viewer = await viewerOf(services)
  const times = { without: [] as number[], with: [] as number[] }
  let featured = 0
  for (let round = 0; round <= rounds; round++)
    for (const { criteria } of mixedSearches()) {
      const now = clock.now()
      const conditions = conditionsOf(viewer, criteria, now)
      const kinds = { without: noIds, with: featuredAmong(conditions, viewer, now) }
      const turns = round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)
      for (const kind of turns) {
        const work = async () => {
          featured += (await search(db, conditions, { page: 0, size: 10 }, kinds[kind])).extra.length
        }
        const took = await timed(work)
        // The first round warms up.
        if (round > 0) times[kind].push(took)
      }
    }
  const [without, withThem] = [summary(times.without), summary(times.with)]
  const ratios = [withThem.p50 / without.p50, withThem.p95 / without.p95].map((ratio) => ratio.toFixed(2))
  head(...titles)
  row(
    database,
    profiles,
    ...[without.p50, without.p95, withThem.p50, withThem.p95].map(shown),
    ...ratios,
    featured,
  )
}
