import type { RevenueFilters } from '@bnr/contract/reports/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { daysWithin, invoiceConditions } from './filters.ts'
import { allOf } from './pages.ts'

/** Payments and credit notes of a group. Sums are in paise. */
export interface Revenue {
  /** yyyy-MM. */
  month: string
  staffName: string | null
  planName: string | null
  source: string | null
  invoices: number
  taxableValue: number
  tax: number
  total: number
  creditNotes: number
  credited: number
}

/** Columns that sums are grouped by, as well as month and employee. */
const groups = {
  employee: { columns: sql`null as "planName", null as source`, by: sql`1, t.staff, u.name` },
  everything: { columns: sql`t."planName", t.source`, by: sql`1, t.staff, u.name, t."planName", t.source` },
} as const

/**
 * Revenue is the taxable value by day of payment, counted for the employee on the invoice. Credit notes are
 * summed up separately in the month of their issue.
 */
export async function revenueBy(
  reader: Queryable,
  group: keyof typeof groups,
  filters: RevenueFilters,
): Promise<Revenue[]> {
  const { columns, by } = groups[group]
  return await sqlRows<Revenue>(reader)`with turnover as (${turnover(filters)})
      select to_char(t.day, 'YYYY-MM') as month, u.name as "staffName", ${columns},
        (count(*) filter (where t.paid))::int as invoices,
        coalesce(sum(t.taxable) filter (where t.paid), 0)::float8 as "taxableValue",
        coalesce(sum(t.tax) filter (where t.paid), 0)::float8 as tax,
        coalesce(sum(t.total) filter (where t.paid), 0)::float8 as total,
        (count(*) filter (where not t.paid))::int as "creditNotes",
        coalesce(sum(t.taxable) filter (where not t.paid), 0)::float8 as "credited"
      from turnover t left join users u on u.id = t.staff
      group by ${by} order by 1, u.name nulls last, 3, 4`
}

function turnover(filters: RevenueFilters): SQL {
  const of = (
    document: SQL,
    day: SQL,
    paid: SQL,
  ) => sql`${day} as day, ${paid} as paid, i.tele_staff_id as staff,
    i.plan_name as "planName", i.source, ${document}.taxable_value as taxable,
    ${document}.cgst + ${document}.sgst + ${document}.igst as tax, ${document}.total`
  const where = (day: SQL) => allOf([daysWithin(day, filters), invoiceConditions(filters)])
  return sql`select ${of(sql`i`, sql`i.paid_on`, sql`true`)} from invoices i
      where i.paid_on is not null and ${where(sql`i.paid_on`)}
    union all select ${of(sql`c`, sql`c.issued_on`, sql`false`)}
      from credit_notes c join invoices i on i.id = c.invoice_id where ${where(sql`c.issued_on`)}`
}

/** The months with a payment or credit note. */
export async function revenueMonths(reader: Queryable, filters: RevenueFilters): Promise<string[]> {
  const found = await sqlRows<{ month: string }>(reader)`with turnover as (${turnover(filters)})
      select distinct to_char(day, 'YYYY-MM') as month from turnover order by 1`
  return found.map(({ month }) => month)
}
