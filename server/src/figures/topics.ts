import type { FigureName } from '@bnr/contract/figures/figures'
import { type SQL, sql } from 'drizzle-orm'
import { firstPayments } from '../invoices/firstPayments.ts'
import type { List } from '../reference/list.ts'
import { lists } from '../reference/lists.ts'

/** Figures that are read from the topic of another figure. All others have their own topic. */
const shared = { month: 'profiles', revenueByMonth: 'revenue', revenueByStaff: 'revenue' } as const
type Topic = Exclude<FigureName, keyof typeof shared> | 'revenue'

const isShared = (name: FigureName): name is keyof typeof shared => name in shared

export const topicOf = (name: FigureName): Topic => (isShared(name) ? shared[name] : name)

export interface Source {
  /** Selects `day` (in India), `amount`, and the columns of its topics, as of a day. */
  rows: (today: string) => SQL
  /** The topics that are counted in the same pass, with the column of each. */
  topics: Readonly<Partial<Record<Topic, SQL>>>
}

/** Converts the code in a search row to the key of its list, or null. */
const keyOf = (code: SQL, { entries }: List): SQL =>
  sql`case ${code} ${sql.join(
    entries.map((entry) => sql.raw(`when ${entry.code} then '${entry.key}'`)),
    sql` `,
  )} end`

const profiles: Source = {
  // Reads search rows and an index of days, since profile rows are long.
  rows: () => sql`select (p.created_at at time zone 'Asia/Kolkata')::date as day, 1 as amount,
      s.status, s.gender, s.paid, s.elite, s.created_by, s.caste
    from profiles p join search_profiles s on s.profile_id = p.id`,
  topics: {
    profiles: sql`''`,
    status: keyOf(sql`status`, lists.profileStatuses),
    gender: keyOf(sql`gender`, lists.genders),
    createdBy: sql`nullif(created_by, 0)::text`,
    caste: sql`nullif(caste, 0)::text`,
    payment: sql`case when paid then 'paid' else 'unpaid' end`,
    kind: sql`case when elite then 'elite' else 'general' end`,
  },
}

/** Counts each member once for a plan, on the latest first day, for the total of all time. */
const memberships: Source = {
  rows: (today) => sql`select max(starts_on) as day, 1 as amount, plan_name from memberships
    where starts_on <= ${today}::date group by profile_id, plan_name`,
  topics: { package: sql`plan_name` },
}

/** Adds the taxable value on the day of payment, and subtracts that of each credit note on its own day. */
const sales: Source = {
  rows: () => sql`select paid_on as day, taxable_value::bigint as amount, tele_staff_id from invoices where paid_on is not null
    union all select c.issued_on, -c.taxable_value::bigint, i.tele_staff_id
      from credit_notes c join invoices i on i.id = c.invoice_id`,
  topics: { revenue: sql`tele_staff_id::text` },
}

const calls: Source = {
  rows: () => sql`select (at at time zone 'Asia/Kolkata')::date as day, 1 as amount, user_id
    from contact_log where kind = 'call'`,
  topics: { calls: sql`user_id::text` },
}

/** Follow-ups of the person who had to do them, on the day when a call or a later follow-up settled them. */
const followUps: Source = {
  rows: () => sql`select (settled_at at time zone 'Asia/Kolkata')::date as day, 1 as amount, owner_id
    from contact_log where follow_up_on is not null and settled_at is not null`,
  topics: { followUpsDone: sql`owner_id::text` },
}

const firstSales: Source = {
  rows: () => sql`select day, 1 as amount, tele_staff_id from (${firstPayments}) first`,
  topics: { draftsPaid: sql`tele_staff_id::text` },
}

export const sources: readonly Source[] = [profiles, memberships, sales, calls, followUps, firstSales]
