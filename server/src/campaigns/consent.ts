import type { LeftOutReason } from '@bnr/contract/campaigns/states'
import type { Criterion } from '@bnr/contract/criteria'
import { notificationGroups } from '@bnr/contract/messages/groups'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { conditionsOf } from '../search/conditions.ts'
import { allOf } from '../search/engine.ts'

const closed = sql.join(
  closedStatuses.map((status) => sql`${status}`),
  sql`, `,
)

/** Why a member gets no message; null for somebody who gets it. One place decides it for previews and for sending. */
const reason = sql`case
  when p.status in (${closed}) then 'closed'
  when p.do_not_call then 'doNotCall'
  when p.email is null then 'noAddress'
  when not p.email_verified then 'unproved'
  when not coalesce(s.mail, ${notificationGroups.news.mail}) then 'switchedOff' end`

const members = (where: SQL) => sql`(select profile_id from search_profiles where ${where}) as found
  join profiles p on p.id = found.profile_id
  left join notification_settings s on s.profile_id = p.id and s."group" = 'news'`

type Counted = { reason: LeftOutReason | null; members: number }

/** How many members would get the message now, and how many would not and why. */
export async function countRecipients(
  db: Queryable,
  staff: Staff,
  criteria: readonly Criterion[],
  now: Date,
) {
  const where = allOf(conditionsOf(staff, criteria, now))
  const found = await rows<Counted>(
    db,
    sql`select ${reason} as reason, count(*)::int as members from ${members(where)} group by 1 order by 2 desc`,
  )
  return {
    recipients: found.find((one) => one.reason === null)?.members ?? 0,
    leftOut: found.flatMap(({ reason: why, members }) => (why ? [{ reason: why, members }] : [])),
  }
}

type Part = { criteria: readonly Criterion[]; after: number; upTo: number; most: number }
export type Chosen = { profileId: number; reason: LeftOutReason | null }

/** The next members that match, in the order of ids, with the reason of those who get no message. */
export function nextMembers(db: Queryable, staff: Staff, { criteria, after, upTo, most }: Part, now: Date) {
  const where = sql`${allOf(conditionsOf(staff, criteria, now))} and profile_id > ${after}
    and profile_id <= ${upTo} order by profile_id limit ${most}`
  return rows<Chosen>(
    db,
    sql`select p.id as "profileId", ${reason} as reason from ${members(where)} order by p.id`,
  )
}

/** Whether a member still may get it: somebody may have switched it off since the member was chosen. */
export async function reasonOf(db: Queryable, profileId: number): Promise<LeftOutReason | null> {
  const [found] = await rows<Chosen>(
    db,
    sql`select p.id as "profileId", ${reason} as reason from ${members(sql`profile_id = ${profileId}`)}`,
  )
  return found ? found.reason : 'closed'
}
