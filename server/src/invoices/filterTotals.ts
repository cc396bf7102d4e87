import type { Criterion } from '@bnr/contract/criteria'
import { invoiceKeys } from '@bnr/contract/invoices/keys'
import type { InvoiceTotals } from '@bnr/contract/invoices/schemas'
import { paiseOfMany } from '@bnr/contract/money'
import { and, between, isNotNull, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import { checkCriteria } from '../http/criteria.ts'
import { whereOf } from './conditions.ts'
import { creditNotes, invoices } from './tables.ts'

/** Totals of all invoices that a search finds. */
export async function filterTotals(
  db: Queryable,
  actor: Member | Staff,
  criteria: readonly Criterion[],
): Promise<InvoiceTotals> {
  const where = whereOf(actor, criteria) ?? sql`true`
  const [found] = await sqlRows<Record<Exclude<keyof InvoiceTotals, 'afterCredit' | 'revenue'>, number>>(db)`
    select count(*)::int as count, coalesce(sum(taxable_value), 0)::float8 as "taxableValue",
        coalesce(sum(cgst), 0)::float8 as cgst, coalesce(sum(sgst), 0)::float8 as sgst,
        coalesce(sum(igst), 0)::float8 as igst, coalesce(sum(total), 0)::float8 as total,
        (select coalesce(sum(${creditNotes.total}), 0) from ${creditNotes} where ${creditNotes.invoiceId} in
          (select ${invoices.id} from ${invoices} where ${where}))::float8 as credited
      from ${invoices} where ${where}`
  if (!found) throw new Error('The totals query returned no row')
  const { count, taxableValue, cgst, sgst, igst, total, credited } = found
  return {
    count,
    taxableValue: paiseOfMany(taxableValue),
    cgst: paiseOfMany(cgst),
    sgst: paiseOfMany(sgst),
    igst: paiseOfMany(igst),
    total: paiseOfMany(total),
    credited: paiseOfMany(credited),
    afterCredit: paiseOfMany(total - credited),
    revenue: paiseOfMany(await revenueOf(db, actor, criteria)),
  }
}

/**
 * The taxable value of paid invoices less their credit notes. If the search limits the days of payment, it counts the
 * credit notes issued on those days, no matter when their invoices were paid; the dashboard shows the same revenue.
 */
async function revenueOf(
  db: Queryable,
  actor: Member | Staff,
  criteria: readonly Criterion[],
): Promise<number> {
  const where = and(whereOf(actor, criteria), isNotNull(invoices.paidOn))
  const whose = whereOf(
    actor,
    criteria.filter(({ key }) => key !== 'pdt'),
  )
  const creditedIn = checkCriteria(invoiceKeys, actor, criteria).flatMap((criterion) =>
    criterion.key === 'pdt' ? [between(creditNotes.issuedOn, ...criterion.value)] : [],
  )
  const [found] = await sqlRows<{ revenue: number }>(db)`
    select (coalesce((select sum(taxable_value) from ${invoices} where ${where}), 0)
        - coalesce((select sum(${creditNotes.taxableValue}) from ${creditNotes} join ${invoices}
            on ${invoices.id} = ${creditNotes.invoiceId} where ${and(whose, ...creditedIn) ?? sql`true`}), 0))::float8 as revenue`
  return found?.revenue ?? 0
}
