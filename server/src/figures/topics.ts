import type { FigureName } from '@bnr/contract/figures/figures'
import { type SQL, sql } from 'drizzle-orm'

type Topic =
  | 'profiles'
  | 'status'
  | 'gender'
  | 'createdBy'
  | 'caste'
  | 'payment'
  | 'kind'
  | 'package'
  | 'revenue'

/** What each figure is read from. */
export const topicOf: Readonly<Record<FigureName, Topic>> = {
  profiles: 'profiles',
  status: 'status',
  gender: 'gender',
  createdBy: 'createdBy',
  caste: 'caste',
  payment: 'payment',
  kind: 'kind',
  package: 'package',
  month: 'profiles',
  revenueByMonth: 'revenue',
  revenueByStaff: 'revenue',
}

export interface Source {
  /** Selects `day` (in India), `amount`, and what else its topics name. */
  rows: SQL
  /** Each topic that is counted in the same pass, and what of a row it is counted by. */
  topics: Readonly<Partial<Record<Topic, SQL>>>
}

const profiles: Source = {
  // Columns of the index profiles_counted alone: the profiles themselves are not read.
  rows: sql`select (created_at at time zone 'Asia/Kolkata')::date as day, 1 as amount, status, gender, paid, elite,
      created_by, caste
    from profiles`,
  topics: {
    profiles: sql`''`,
    status: sql`status`,
    gender: sql`gender`,
    createdBy: sql`created_by::text`,
    caste: sql`caste::text`,
    payment: sql`case when paid then 'paid' else 'unpaid' end`,
    kind: sql`case when elite then 'elite' else 'general' end`,
  },
}

const memberships: Source = {
  rows: sql`select starts_on as day, 1 as amount, plan_name from memberships`,
  topics: { package: sql`plan_name` },
}

/** The taxable value on the day of payment, less what a credit note took back on its own. */
const sales: Source = {
  rows: sql`select paid_on as day, taxable_value::bigint as amount, tele_staff_id from invoices where paid_on is not null
    union all select taken.issued_on, -i.taxable_value::bigint, i.tele_staff_id
      from credit_notes taken join invoices i on i.id = taken.invoice_id`,
  topics: { revenue: sql`tele_staff_id::text` },
}

export const sources: readonly Source[] = [profiles, memberships, sales]
