import type { InterestState } from '@bnr/contract/activities/interests'
import { type ActivityCode, activityKinds } from '@bnr/contract/activities/kinds'
import type { Activity } from '@bnr/contract/activities/schemas'
import { type SQL, sql } from 'drizzle-orm'

/** What stands between a viewer and a profile: all that the viewer did but views, and interests and blocks of the profile. */
export type Deed = {
  id: number
  kind: ActivityCode
  at: string
  interest: InterestState | null
  byViewer: boolean
}

const codes = {
  block: activityKinds.block.code,
  like: activityKinds.like.code,
  shortlist: activityKinds.shortlist.code,
  ignore: activityKinds.ignore.code,
  phone: activityKinds.view_phone.code,
}

/** The deeds of each row of `profiles`, newest first; an opened phone counts while the plan lasts that paid for it. */
export function deedsBetween(viewer: number, today: string): SQL {
  const shown = sql`a.id, a.kind, a.at, a.interest`
  return sql`(select coalesce(json_agg(d order by d.at desc, d.id desc), '[]') from (
    select ${shown}, true as "byViewer" from activities a where a.from_id = ${viewer} and a.to_id = profiles.id
      and a.kind <> 'v' and (a.open_until is null or a.open_until >= ${today}::date)
    union all
    select ${shown}, false from activities a where a.from_id = profiles.id and a.to_id = ${viewer}
      and a.kind in ('l', 'b')) d)`
}

const did = (deeds: readonly Deed[], kind: ActivityCode) =>
  deeds.some((deed) => deed.byViewer && deed.kind === kind)

export const didBlock = (deeds: readonly Deed[]): boolean => did(deeds, codes.block)
export const openedPhone = (deeds: readonly Deed[]): boolean => did(deeds, codes.phone)
export const isBlockedBy = (deeds: readonly Deed[]): boolean =>
  deeds.some(({ byViewer, kind }) => !byViewer && kind === codes.block)

/** What a member sees of it on every card. */
export function presentDeeds(deeds: readonly Deed[], viewer: number, profile: number) {
  const activities: Activity[] = deeds.map(({ id, kind, at, interest, byViewer }) => ({
    id,
    kind,
    at: new Date(at).toISOString(),
    ...(interest ? { interest } : {}),
    from: { id: byViewer ? viewer : profile },
    target: { id: byViewer ? profile : viewer },
  }))
  return {
    alreadyLiked: did(deeds, codes.like),
    alreadyShortlisted: did(deeds, codes.shortlist),
    alreadyIgnored: did(deeds, codes.ignore),
    ...(activities.length > 0 ? { activities } : {}),
  }
}
