import type { FollowUpOwner } from '@bnr/contract/contactLog/endpoints'
import type { Renewal, RenewalCalls, RenewalDays } from '@bnr/contract/contactLog/renewals'
import { overStatuses } from '@bnr/contract/contactLog/rules'
import { indianDay } from '@bnr/contract/indianDay'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { pageOfText, presented, type Sorted } from '../database/paged.ts'
import { dayAfter } from '../memberships/days.ts'
import { daysAfter } from '../platform/clock.ts'
import { maskedPhone } from '../profiles/phone.ts'

interface RenewalQuery {
  of: FollowUpOwner
  within: RenewalDays
  calls: RenewalCalls
  now: Date
  userId: number
}

type Row = Omit<Renewal, 'maskedPhone' | 'bnrId' | 'owner' | 'calledAt' | 'calledBy' | 'outcome'> & {
  bnrId: number
  countryCode: string
  number: string
  owner: string | null
  calledAt: string | null
  calledBy: string | null
  outcome: Renewal['outcome'] | null
}

/** Days without a call after which a family counts as not called. */
const quietDays = 30

/** Memberships that end soon, the earliest first. One that is renewed has a membership that waits, and is left out. */
export async function endingMemberships(db: Queryable, query: RenewalQuery, page: Sorted) {
  const order = page.sort.endsWith(',desc') ? sql`"endsOn" desc, id desc` : sql`"endsOn", id`
  return presented(await pageOfText<Row>(db, ending(query), order, page), presentRenewal)
}

/** Reads `memberships_end`, and for each row `contact_log_profile`. */
function ending({ within, now, ...query }: RenewalQuery): SQL {
  const today = indianDay(now)
  return sql`select m.id, m.plan_name as "planName", m.ends_on::text as "endsOn", p.id as "profileId",
      p.bnr_id as "bnrId", p.name, p.status, p.phone_country_code as "countryCode", p.phone_number as number,
      owner.name as owner, called.at as "calledAt", called.by as "calledBy", called.outcome
    from memberships m join profiles p on p.id = m.profile_id
      left join users owner on owner.id = coalesce(p.tele_staff_id, p.care_staff_id)
      left join lateral (select c.at, c.outcome, u.name as by from contact_log c join users u on u.id = c.user_id
        where c.profile_id = p.id and c.kind = 'call' order by c.id desc limit 1) called on true
    where m.replaced_at is null and m.ends_on between ${today}::date and ${dayAfter(today, Number(within))}::date
      and m.starts_on <= ${today}::date and p.status not in (${sql.join(closed, sql`, `)}) and not p.do_not_call
      and not exists (select from memberships w
        where w.profile_id = p.id and w.replaced_at is null and w.starts_on > ${today}::date)
      and ${conditionsOf({ ...query, now })}`
}

/** Profiles that are not Active cannot get a membership. */
const closed = [...overStatuses, 'Deactivated'].map((status) => sql`${status}`)

function conditionsOf({ of, calls, now, userId }: Omit<RenewalQuery, 'within'>): SQL {
  const mine = of === 'mine' ? sql`${userId} in (p.tele_staff_id, p.care_staff_id)` : sql`true`
  const since = daysAfter(now, -quietDays).toISOString()
  return calls === 'none' ? sql`${mine} and (called.at is null or called.at < ${since})` : mine
}

const presentRenewal = ({ bnrId, countryCode, number, ...row }: Row): Renewal => {
  const { owner, calledAt, calledBy, outcome, ...rest } = row
  return {
    ...rest,
    bnrId: String(bnrId),
    maskedPhone: maskedPhone(countryCode, number),
    ...(owner && { owner }),
    ...(calledAt && { calledAt: new Date(calledAt).toISOString() }),
    ...(calledBy && { calledBy }),
    ...(outcome && { outcome }),
  }
}
