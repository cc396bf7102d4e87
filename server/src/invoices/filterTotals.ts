import type { Criterion } from '@bnr/contract/criteria'
import type { InvoiceTotals } from '@bnr/contract/invoices/schemas'
import { paiseOfMany } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import { type Queryable, rows } from '../platform/database.ts'
import { whereOf } from './conditions.ts'
import { takenBack } from './store.ts'
import { invoices } from './tables.ts'

/** What all the invoices come to that a search finds. */
export async function filterTotals(
  db: Queryable,
  actor: Actor,
  criteria: readonly Criterion[],
): Promise<InvoiceTotals> {
  const where = whereOf(actor, criteria) ?? sql`true`
  const [found] = await rows<Record<Exclude<keyof InvoiceTotals, 'afterCredit'>, number>>(
    db,
    sql`select count(*)::int as count, coalesce(sum(taxable_value), 0)::float8 as "taxableValue",
        coalesce(sum(cgst), 0)::float8 as cgst, coalesce(sum(sgst), 0)::float8 as sgst,
        coalesce(sum(igst), 0)::float8 as igst, coalesce(sum(total), 0)::float8 as total,
        coalesce(sum(total) filter (where ${takenBack}), 0)::float8 as credited
      from ${invoices} where ${where}`,
  )
  if (!found) throw new Error('a sum is always one row')
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
  }
}
