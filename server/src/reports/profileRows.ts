import type { ReportType } from '@bnr/contract/reports/types'
import { type SQL, sql } from 'drizzle-orm'
import { running } from '../memberships/current.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profileSources } from '../reference/data/profile.ts'
import { daysWithin, versionOf } from './filters.ts'
import { allOf, type ReportQuery } from './pages.ts'

export type PeopleReport = Exclude<ReportType, 'REVENUE' | 'INVOICE' | 'ASSISTED' | 'CALLS'>

/** A profile as reports read it, with its current membership and assigned staff. */
export type ReportedProfile = Pick<
  ProfileRow,
  | 'id'
  | 'bnrId'
  | 'name'
  | 'gender'
  | 'dateOfBirth'
  | 'status'
  | 'phoneCountryCode'
  | 'phoneNumber'
  | 'phoneVerified'
  | 'email'
  | 'emailVerified'
  | 'doNotCall'
  | 'basic'
  | 'religion'
  | 'professional'
  | 'location'
> & {
  /** Written SQL returns timestamps as text. */
  createdAt: string
  changedAt: string
  teleStaffName: string | null
  careStaffName: string | null
  planName: string | null
  startsOn: string | null
  endsOn: string | null
  contacts: number | null
  usedContacts: number | null
  interests: number | null
  usedInterests: number | null
}

/** Rows of `profiles p`, for counting and for reading in the order of their ids. */
export function profileSource(type: PeopleReport, query: ReportQuery) {
  const where = conditionsOf(type, query)
  return {
    count: sql`from profiles p where ${where}`,
    page: (after: number, most: number) => sql`
      select p.id, p.bnr_id as "bnrId", p.name, p.gender, p.date_of_birth::text as "dateOfBirth", p.status,
        p.phone_country_code as "phoneCountryCode", p.phone_number as "phoneNumber",
        p.phone_verified as "phoneVerified", p.email, p.email_verified as "emailVerified", p.do_not_call as "doNotCall",
        p.basic, p.religion, p.professional, p.location, p.created_at as "createdAt", p.changed_at as "changedAt",
        tele.name as "teleStaffName", care.name as "careStaffName", held.plan_name as "planName",
        held.starts_on::text as "startsOn", held.ends_on::text as "endsOn", held.phone_contacts as contacts,
        held.used_phone_contacts as "usedContacts", held.express_interests as interests,
        held.used_express_interests as "usedInterests"
      from (select * from profiles p where ${where} and p.id > ${after} order by p.id limit ${most}) p
        left join users tele on tele.id = p.tele_staff_id left join users care on care.id = p.care_staff_id
        left join lateral (select * from memberships m where m.profile_id = p.id and ${running(query.now)}
          order by m.ends_on desc, m.id desc limit 1) held on true
      order by p.id`,
  }
}

function conditionsOf(type: PeopleReport, { filters, now }: ReportQuery): SQL {
  const { from, to, executiveId, planId, source } = filters
  const hasMembership = (more: SQL) =>
    sql`exists (select 1 from memberships m where m.profile_id = p.id and ${running(now)} and ${more})`
  const own: Record<PeopleReport, SQL | undefined> = {
    ALL: undefined,
    NEW_USER: undefined,
    PROFILE: sql`p.status <> 'Deleted'`,
    PAID: hasMembership(daysWithin(sql`m.starts_on`, filters)),
    UNPAID: sql`p.status not in ('Deleted', 'Settled') and not p.do_not_call and not ${hasMembership(sql`true`)}`,
  }
  return allOf([
    own[type],
    type !== 'PAID' && from && sql`p.created_at >= ${beginOf(from)}`,
    type !== 'PAID' && to && sql`p.created_at < ${endOf(to)}`,
    executiveId && sql`p.tele_staff_id = ${executiveId}`,
    planId && hasMembership(versionOf(sql`m.plan_id`, planId)),
    source && sql`(p.basic->>'profileSource')::int = ${profileSources.codeOfKey(source)}`,
  ])
}

const beginOf = (day: string): string => new Date(`${day}T00:00+05:30`).toISOString()
const endOf = (day: string): string => new Date(`${day}T24:00+05:30`).toISOString()
