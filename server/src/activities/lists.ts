import type { InterestState } from '@bnr/contract/activities/interests'
import { activityKinds } from '@bnr/contract/activities/kinds'
import { type ActivityList, type ActivitySlug, activityLists } from '@bnr/contract/activities/lists'
import { type SQL, sql } from 'drizzle-orm'
import { noteRead } from '../database/auditContext.ts'
import type { Queryable } from '../database/database.ts'
import { countOf, type Page, plannedPage } from '../database/paged.ts'
import { rowsOf } from '../database/together.ts'
import type { Actor } from '../http/actor.ts'
import { answersOf } from '../relations/answerTime.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { blockedByNeither, notBlockedByOwner, whereThere } from '../viewing/visibility.ts'

type Listed = {
  id: number
  at: string
  interest: InterestState | null
  introduced: boolean
  other: number
  isMine: boolean
}

/** One page of a list with its profiles, in two statements. */
export async function listActivities(
  services: Services,
  actor: Actor,
  profileId: number,
  slug: ActivitySlug,
  page: Page,
) {
  noteRead({ detail: { list: slug } })
  const list: ActivityList = activityLists[slug]
  const people = { found: peopleOf(profileId, list), order: newestFirst }
  const found = await plannedPage<Listed>(services.db, 'activities', people, page)
  const cards = await cardsOf(
    services,
    actor,
    found.results.map(({ other }) => other),
    blockRuleOf(list),
  )
  const results = found.results.flatMap(({ id, at, interest, introduced, other, isMine }) => {
    const profile = cards.get(other)
    if (!profile) return []
    const party = isMine ? { target: profile } : { from: profile }
    const { code: kind } = activityKinds[list.kind]
    const facts = { ...(interest ? { interest } : {}), ...(introduced && { introduced }) }
    return [{ id, at: new Date(at).toISOString(), kind, ...facts, ...party }]
  })
  return { ...found, results }
}

/** The newest entries of a list, without profiles. */
export const newestOf = (profileId: number, slug: ActivitySlug, size: number) =>
  rowsOf<Listed>(sql`
    select * from (${peopleOf(profileId, activityLists[slug])}) as listed order by ${newestFirst} limit ${size}`)

const newestFirst = sql`at desc, id desc`

const blockRuleOf = ({ kind }: ActivityList) => (kind === 'block' ? notBlockedByOwner : blockedByNeither)

/**
 * The people of a list, each once with their latest record. Inactive profiles are hidden until they are active again.
 * Profiles that blocked the member, or that the member blocked, are hidden too, except in the list of blocked
 * profiles.
 */
function peopleOf(profileId: number, list: ActivityList): SQL {
  const { side } = list
  if (side !== 'both') return onSide(profileId, list, side)
  const both = sql`${onSide(profileId, list, 'byMe')} union all ${onSide(profileId, list, 'toMe')}`
  return sql`select other, max(id) as id, max(at) as at, max(interest) as interest,
    bool_or(introduced) as introduced, (array_agg("isMine" order by at desc))[1] as "isMine" from (${both}) as sides group by other`
}

/** An interest in a state happened when it was answered. */
function onSide(profileId: number, list: ActivityList, side: 'byMe' | 'toMe'): SQL {
  const isMine = side === 'byMe'
  const [me, other] = isMine ? [sql`from_id`, sql`to_id`] : [sql`to_id`, sql`from_id`]
  const at = list.interest ? sql`coalesce(answered_at, at)` : sql`at`
  return sql`
    select ${other} as other, max(id) as id, max(${at}) as at, max(interest) as interest,
      bool_or(introduced) as introduced, ${sql.raw(String(isMine))} as "isMine"
    from activities
    where ${me} = ${profileId} and kind = ${activityKinds[list.kind].code}
      ${list.interest ? sql`and interest = ${list.interest}` : sql``}
      and ${whereThere(other, { profileId }, blockRuleOf(list))}
    group by ${other}`
}

/** The numbers on the tabs of the interests. */
export async function interestNumbers(db: Queryable, profileId: number) {
  const count = (slug: ActivitySlug) => countOf(db, sql`(${peopleOf(profileId, activityLists[slug])})`)
  return {
    received: await count('interest-received'),
    sent: await count('interest-expressed'),
    accepted: await count('interest-accepted'),
    ...(await answersOf(db, profileId)),
  }
}
