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

const shown = sql`a.id, a.kind, a.at, a.interest, a.introduced`

/** Activities between the viewer and others. An opened phone counts only while the plan that paid for it lasts. */
const between = (viewer: number, others: SQL, today: string): SQL => sql`
    select ${shown}, true as "byViewer", a.to_id as other from activities a
      where a.from_id = ${viewer} and a.to_id ${others} and a.kind <> 'v'
        and (a.open_until is null or a.open_until >= ${today}::date)
    union all
    select ${shown}, false, a.from_id from activities a
      where a.from_id ${others} and a.to_id = ${viewer} and a.kind in ('l', 'b')`

const asJson = sql`(select coalesce(json_agg(d order by d.at desc, d.id desc), '[]')`

/** The activities between a viewer and the profile of a statement as JSON, newest first. */
export const mutualActivities = (viewer: number, profile: SQL, today: string): SQL =>
  sql`${asJson} from (${between(viewer, sql`= ${profile}`, today)}) d)`

/** The activities between a viewer and these profiles as JSON, newest first, each with the id of the other. */
export const activitiesWith = (viewer: number, ids: SQL, today: string): SQL =>
  sql`${asJson} from (${between(viewer, sql`= any(${ids})`, today)}) d)`

export const viewerDid = (verb: ActivityVerb, activities: readonly MutualActivity[]): boolean =>
  activities.some(({ byViewer, kind }) => byViewer && kind === activityKinds[verb].code)

export const blocksAmong = (activities: readonly MutualActivity[]): Blocks => ({
  byViewer: viewerDid('block', activities),
  byOwner: activities.some(({ byViewer, kind }) => !byViewer && kind === activityKinds.block.code),
})
