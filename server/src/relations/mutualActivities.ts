import type { InterestState } from '@bnr/contract/activities/interests'
import { type ActivityCode, type ActivityVerb, activityKinds } from '@bnr/contract/activities/kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Blocks } from './blocks.ts'

/**
 * An activity between a viewer and a profile: any of the viewer except views, or an interest or block of the profile.
 */
export type MutualActivity = {
  id: number
  kind: ActivityCode
  at: string
  interest: InterestState | null
  introduced: boolean
  byViewer: boolean
}

/**
 * The activities between a viewer and the profile of a statement as JSON, newest first. An opened phone counts only
 * while the plan that paid for it lasts.
 */
export function mutualActivities(viewer: number, profile: SQL, today: string): SQL {
  const shown = sql`a.id, a.kind, a.at, a.interest, a.introduced`
  return sql`(select coalesce(json_agg(d order by d.at desc, d.id desc), '[]') from (
    select ${shown}, true as "byViewer" from activities a where a.from_id = ${viewer} and a.to_id = ${profile}
      and a.kind <> 'v' and (a.open_until is null or a.open_until >= ${today}::date)
    union all
    select ${shown}, false from activities a where a.from_id = ${profile} and a.to_id = ${viewer}
      and a.kind in ('l', 'b')) d)`
}

export const viewerDid = (verb: ActivityVerb, activities: readonly MutualActivity[]): boolean =>
  activities.some(({ byViewer, kind }) => byViewer && kind === activityKinds[verb].code)

export const blocksAmong = (activities: readonly MutualActivity[]): Blocks => ({
  byViewer: viewerDid('block', activities),
  byOwner: activities.some(({ byViewer, kind }) => !byViewer && kind === activityKinds.block.code),
})
