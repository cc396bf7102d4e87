import type { InterestState } from '@bnr/contract/activities/interests'
import { indianDay } from '@bnr/contract/indianDay'
import type { ProposalList } from '@bnr/contract/proposals/ownEndpoints'
import type { AssistedMember } from '@bnr/contract/proposals/staffSchemas'
import type { ProposalState } from '@bnr/contract/proposals/states'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { type Page, pageOfText, plannedPage } from '../database/paged.ts'
import { plannedRows } from '../database/planned.ts'
import { running } from '../memberships/current.ts'
import { acceptedBetween } from '../relations/accepted.ts'
import { whereThere } from '../viewing/visibility.ts'
import type { proposals } from './tables.ts'
import { mondayOf } from './weeks.ts'

export type ProposalRow = typeof proposals.$inferSelect

/** The state now: a 'Later' waits again on its day. */
export function stateOf({ state, backOn }: Pick<ProposalRow, 'state' | 'backOn'>, now: Date): ProposalState {
  return state === 'Later' && backOn !== null && backOn <= indianDay(now) ? 'Waiting' : state
}

const waits = (now: Date): SQL =>
  sql`(r.state = 'Waiting' or coalesce(r.back_on <= ${indianDay(now)}::date, false))`

/** The weekly aim of the running plan of a member, as a value of a larger query; null without assisted service. */
const weeklyAim = (memberId: number, now: Date): SQL =>
  sql`select weekly_aim from plans where assisted and id in
    (select plan_id from memberships where profile_id = ${memberId} and ${running(now)})`

export async function weeklyAimOf(db: Queryable, memberId: number, now: Date): Promise<number | undefined> {
  const [found] = await plannedRows<{ aim: number | null }>(
    db,
    'aim',
  )`select (${weeklyAim(memberId, now)}) as aim`
  return found?.aim ?? undefined
}

/** A row of a list, as SQL in text form gives it. */
export type Listed = Pick<ProposalRow, 'id' | 'profileId' | 'sentence' | 'state' | 'reason' | 'backOn'> & {
  by: string
  at: string
  answeredAt: string | null
  interest: InterestState | null
  callAt: string | null
  callLoggedAt: string | null
}

const listed = (
  where: SQL,
): SQL => sql`select r.id, r.profile_id as "profileId", r.sentence, r.state, r.reason,
    r.back_on::text as "backOn", r.at, r.answered_at as "answeredAt", u.name as by,
    coalesce(r.back_on::timestamp at time zone 'Asia/Kolkata', r.at) as "openedAt",
    r.call_at as "callAt", r.call_logged_at as "callLoggedAt",
    case when ${acceptedBetween(sql`r.member_id`, sql`r.profile_id`)} then 'Accepted' else (select interest
      from activities a where a.from_id = r.member_id and a.to_id = r.profile_id and a.kind = 'l') end as interest
  from proposals r join users u on u.id = r.staff_id where ${where}`

const newestFirst = sql`id desc`
/** What opened last is first: a 'Later' opens again on its day. */
const lastOpened = sql`"openedAt" desc, id desc`

/** Everything that was proposed to a member, for staff. */
export const proposalHistory = (db: Queryable, memberId: number, page: Page) =>
  pageOfText<Listed>(db, listed(sql`r.member_id = ${memberId}`), newestFirst, page)

/** The conditions of a list of the member, without profiles that are hidden from the member now. */
const ofList = (memberId: number, list: ProposalList, now: Date): SQL =>
  sql`r.member_id = ${memberId} and ${list === 'waiting' ? waits(now) : sql`not ${waits(now)}`}
    and ${whereThere(sql`r.profile_id`, { profileId: memberId })}`

export const ownProposals = (db: Queryable, memberId: number, list: ProposalList, now: Date, page: Page) =>
  plannedPage<Listed>(
    db,
    'proposals',
    {
      found: listed(ofList(memberId, list, now)),
      order: list === 'waiting' ? lastOpened : newestFirst,
    },
    page,
  )

type Proposed = { profileId: number; by: string; total: number }

type ProposedTo = { aim: number | null; people: Proposed[] | null }

/** The newest waiting proposals and the number of all; undefined for a member who has none and no assisted service. */
export const proposedTo = (memberId: number, size: number, now: Date) => ({
  rows: sql`select (${weeklyAim(memberId, now)}) as aim, (select json_agg(newest) from (
    select "profileId", by, count(*) over ()::int as total
      from (${listed(ofList(memberId, 'waiting', now))}) as waiting order by ${lastOpened} limit ${size}) as newest) as people`,
  read: ([found]: ProposedTo[]) => {
    const people = found?.people ?? []
    if (people.length === 0 && (found?.aim ?? null) === null) return undefined
    const [first] = people
    const ids = people.map(({ profileId }) => profileId)
    return { ids, total: first?.total ?? 0, ...(first && { manager: first.by }) }
  },
})

type Optional = 'manager' | 'contactedAt' | 'followUpOn' | 'followUpAt'
export type MemberRow = Omit<AssistedMember, Optional> & Record<Optional, string | null>

/** Active members with a running plan of the assisted service, those farthest from their weekly aim first. */
export function assistedMembers(db: Queryable, staffId: number | undefined, now: Date, page: Page) {
  const monday = mondayOf(now)
  const ofMember = sql`from proposals r where r.member_id = p.id`
  const promised = sql`from contact_log c where c.profile_id = p.id and c.follow_up_on is not null
    and c.settled_at is null order by c.follow_up_on, c.follow_up_at limit 1`
  const found = sql`select p.id, p.bnr_id::text as "bnrId", p.name, m.plan_name as "planName",
      m.ends_on::text as "endsOn", u.name as manager, l.weekly_aim as aim,
      (select count(*)::int ${ofMember} and r.sent_on >= ${monday}::date) as proposed,
      (select count(*)::int ${ofMember} and ${waits(now)}) as waiting,
      (select max(c.at) from contact_log c where c.profile_id = p.id) as "contactedAt",
      (select c.follow_up_on::text ${promised}) as "followUpOn",
      (select c.follow_up_at ${promised}) as "followUpAt"
    from (select * from memberships where ${running(now)}) m join plans l on l.id = m.plan_id and l.assisted
      join profiles p on p.id = m.profile_id and p.status = 'Active'
      left join users u on u.id = p.care_staff_id
    where ${staffId === undefined ? sql`true` : sql`p.care_staff_id = ${staffId}`}`
  return pageOfText<MemberRow>(
    db,
    sql`select * from (${found}) as members`,
    sql`aim - proposed desc, id`,
    page,
  )
}
