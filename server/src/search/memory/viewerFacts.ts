import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { plannedRows } from '../../database/planned.ts'
import { changedSince, thisServer } from '../../profiles/changeLog.ts'
import { blockedEitherWay, blockedOrIgnored } from '../../relations/blocks.ts'
import type { Seen } from './changes.ts'

/** What an index must know before it answers for a viewer. */
export interface ViewerFacts extends Seen {
  /** Profile of the viewer; 0 for guests. */
  viewer: number
  /** Profiles that the viewer blocked or that blocked the viewer. */
  blocked: number[]
  /** The same, and those that the viewer ignores. */
  unwanted: number[]
}

/** These facts as one JSON value. */
export const viewerFactsAsJson = (
  viewer: SQL | number,
  since: string,
): SQL => sql`(select to_json(facts) from (
    select ${viewer} as viewer, ${blockedEitherWay(viewer)} as blocked, ${blockedOrIgnored(viewer)} as unwanted,
      ${since}::text as since, (select count(*)::int from search_changes where ${changedSince(since)}) as changes,
      ${thisServer} as server) as facts)`

/** The facts that the statement of the session has read about this viewer, or those of now. */
export async function viewerFactsOf(
  db: Database,
  viewer: number,
  since: string,
  alongside: unknown,
): Promise<ViewerFacts> {
  if (areFacts(alongside) && alongside.viewer === viewer) return alongside
  const [found] = await plannedRows<{ facts: ViewerFacts }>(db, 'viewer')`
    select ${viewerFactsAsJson(sql`${viewer}::int`, since)} as facts`
  if (!found) throw new Error('The query for blocked profiles returned no row')
  return found.facts
}

const areFacts = (value: unknown): value is ViewerFacts =>
  typeof value === 'object' && value !== null && 'unwanted' in value
