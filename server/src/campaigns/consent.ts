import type { LeftOutReason } from '@bnr/contract/campaigns/states'
import type { Criterion } from '@bnr/contract/criteria'
import type { Channel } from '@bnr/contract/messages/channels'
import { notificationGroups } from '@bnr/contract/messages/groups'
import { indianCode } from '@bnr/contract/phone'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { running } from '../memberships/current.ts'
import { allOf, conditionsOf } from '../search/conditions.ts'
import type { CampaignRow } from './tables.ts'

/** A message and the search that finds its recipients. */
export type Audience = Pick<CampaignRow, 'channel' | 'criteria' | 'text'>
type Message = Pick<Audience, 'channel' | 'text'>

const closed = sql.join(
  closedStatuses.map((status) => sql`${status}`),
  sql`, `,
)

/** The plan that runs, for the placeholders that name it. */
const heldPlan = (now: Date) => sql`(select plan_name, ends_on from memberships
  where profile_id = p.id and ${running(now)} order by ends_on desc, id desc limit 1)`

const namesPlan = (text: string) => /\{(plan|endsOn)\}/.test(text)

/** Why a channel does not reach a member. SMS to many are promotional, so a member must have switched them on. */
const unreached: Record<Channel, (text: string, now: Date) => SQL> = {
  mail: () => sql`when p.email is null then 'noAddress'
    when not p.email_verified then 'unproved'
    when not coalesce(s.mail, ${notificationGroups.news.mail}) then 'switchedOff'`,
  sms: (text, now) => sql`when not p.phone_verified then 'unverified'
    when p.phone_country_code <> ${indianCode} then 'abroad'
    when not coalesce(s.sms, ${notificationGroups.news.sms}) then 'notAgreed'
    ${namesPlan(text) ? sql`when not exists ${heldPlan(now)} then 'noPlan'` : sql``}`,
}

/** Why a member gets no message; null for somebody who gets it. One place decides it for previews and for sending. */
const reason = ({ channel, text }: Message, now: Date) => sql`case
  when p.status in (${closed}) then 'closed'
  when p.do_not_call then 'doNotCall'
  ${unreached[channel](text, now)} end`

const members = (where: SQL) => sql`(select profile_id from search_profiles where ${where}) as found
  join profiles p on p.id = found.profile_id
  left join notification_settings s on s.profile_id = p.id and s."group" = 'news'`

const matching = (staff: Staff, criteria: readonly Criterion[], now: Date) =>
  allOf(conditionsOf(staff, criteria, now))

type Counted = { reason: LeftOutReason | null; members: number }

/** How many members would get the message now, and how many would not and why. */
export async function countRecipients(db: Queryable, staff: Staff, audience: Audience, now: Date) {
  const where = matching(staff, audience.criteria, now)
  const found = await rows<Counted>(
    db,
    sql`select ${reason(audience, now)} as reason, count(*)::int as members
      from ${members(where)} group by 1 order by 2 desc`,
  )
  return {
    recipients: found.find((one) => one.reason === null)?.members ?? 0,
    leftOut: found.flatMap(({ reason: why, members }) => (why ? [{ reason: why, members }] : [])),
  }
}

type Part = Audience & { after: number; upTo: number; most: number }
export type Chosen = { profileId: number; reason: LeftOutReason | null }

/** The next members that match, in the order of ids, with the reason of those who get no message. */
export function nextMembers(db: Queryable, staff: Staff, part: Part, now: Date) {
  const { criteria, after, upTo, most } = part
  const where = sql`${matching(staff, criteria, now)} and profile_id > ${after}
    and profile_id <= ${upTo} order by profile_id limit ${most}`
  return rows<Chosen>(
    db,
    sql`select p.id as "profileId", ${reason(part, now)} as reason from ${members(where)} order by p.id`,
  )
}

/** Whether a member still may get it: somebody may have switched it off since the member was chosen. */
export async function reasonOf(
  db: Queryable,
  message: Message,
  profileId: number,
  now: Date,
): Promise<LeftOutReason | null> {
  const [found] = await rows<Chosen>(
    db,
    sql`select p.id as "profileId", ${reason(message, now)} as reason
      from ${members(sql`profile_id = ${profileId}`)}`,
  )
  return found ? found.reason : 'closed'
}

/** What a text can name of a member. */
export type Named = { name: string; bnrId: string; plan: string | null; endsOn: string | null }

const named = (message: Message, where: SQL, most: number, now: Date) => sql`
  select p.name, p.bnr_id::text as "bnrId", held.plan_name as plan, held.ends_on::text as "endsOn"
  from ${members(where)} left join lateral ${heldPlan(now)} held on true
  where ${reason(message, now)} is null limit ${most}`

/** What the text names of those who would get it. */
export const namedRecipients = (
  db: Queryable,
  staff: Staff,
  audience: Audience,
  { now, most }: { now: Date; most: number },
) => rows<Named>(db, named(audience, matching(staff, audience.criteria, now), most, now))

/** The same of one member; undefined if this member gets no message. */
export async function namedMember(db: Queryable, message: Message, profileId: number, now: Date) {
  const [found] = await rows<Named>(db, named(message, sql`profile_id = ${profileId}`, 1, now))
  return found
}
