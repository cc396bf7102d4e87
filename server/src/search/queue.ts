import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { type QueueSort, queueSorts } from '@bnr/contract/search/sorts'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../database/database.ts'
import { limits, type Page } from '../database/paged.ts'
import { allOf, matching } from './conditions.ts'
import type { Found } from './engine.ts'
import { fewMatches } from './sqlEngine.ts'

type QueuePage = Page & { status: ProfileStatus; sort: QueueSort }

/** A page of the profiles in one status, sorted by when they got it. */
export async function searchQueue(
  db: Queryable,
  conditions: readonly SQL[],
  page: QueuePage,
  few = fewMatches,
): Promise<Found> {
  const where = allOf(conditions)
  const total = await matching(db, where)
  if (page.page * page.size >= total) return { total, ids: [] }
  const found = await rows<{ id: number }>(db, total <= few ? fewPage(where, page) : walkedPage(where, page))
  return { total, ids: found.map(({ id }) => id) }
}

function inOrder(page: QueuePage): SQL {
  const direction = page.sort === queueSorts.longestWait ? sql`asc` : sql`desc`
  return sql`order by status_at ${direction}, id ${direction} ${limits(page)}`
}

function fewPage(where: SQL, page: QueuePage): SQL {
  return sql`with matching as materialized (select profile_id from search_profiles where ${where})
    select id from matching join profiles on id = profile_id ${inOrder(page)}`
}

/** Reads the index of profiles that is in this order already. */
function walkedPage(where: SQL, page: QueuePage): SQL {
  return sql`select id from profiles where status = ${page.status}
    and exists (select from search_profiles where profile_id = profiles.id and ${where}) ${inOrder(page)}`
}
