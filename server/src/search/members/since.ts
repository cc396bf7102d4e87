import { newProfiles } from '@bnr/contract/search/newProfiles'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../http/actor.ts'
import { daysAfter } from '../../platform/clock.ts'

const { days, visitMinutes } = newProfiles
export const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** What became Active before this is not new for anybody. */
export const earliest = (now: Date): Date => daysAfter(now, -days)

/** Whether a look at this time belongs to the visit of the last look. */
const isSameVisit = (now: Date): SQL =>
  sql`looked_at >= ${instant(new Date(now.getTime() - visitMinutes * 60_000))}`

/** What `marked_since` becomes with a look: at the first look of a visit, the last look before it. */
export const markedFrom = (now: Date): SQL =>
  sql`case when ${isSameVisit(now)} then marked_since else looked_at end`

/** From when on the results of a saved search are marked; null unless this profile has saved it. */
export const markedSince = (profileId: number, savedId: number, now: Date): SQL => sql`(
  select greatest(${markedFrom(now)}, ${instant(earliest(now))}) from member_searches
    where id = ${savedId} and profile_id = ${profileId})`

/** Whether a profile is new for a saved search of the actor. Uses the index `profiles_status_ready`. */
export const isNewFor = (actor: Actor, savedId: number, now: Date): SQL =>
  actor.kind === 'member'
    ? sql`profile_id in (select id from profiles where status = 'Active'
        and status_at > ${markedSince(actor.profileId, savedId, now)})`
    : sql`false`
