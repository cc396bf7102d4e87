import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'

/** What the GST return of a month adds up to. The amounts are less credit notes. */
export interface MonthTotals {
  month: string
  taxInvoices: number
  creditNotes: number
  taxableValue: Paise
  igst: Paise
  cgst: Paise
  sgst: Paise
  total: Paise
}

/** Adds up the tax invoices that count in each month and the credit notes issued in it, in the order given. */
export const totalsOfMonths = (db: Queryable, months: readonly string[]): Promise<MonthTotals[]> =>
  sqlRows<MonthTotals>(db)`select m.month, t.documents as "taxInvoices", c.documents as "creditNotes",
        (t.taxable_value - c.taxable_value)::float8 as "taxableValue", (t.igst - c.igst)::float8 as igst,
        (t.cgst - c.cgst)::float8 as cgst, (t.sgst - c.sgst)::float8 as sgst, (t.total - c.total)::float8 as total
      from unnest(${`{${months.join(',')}}`}::text[]) with ordinality as m (month, place)
        cross join lateral (select ${sums} from tax_invoices where gst_month = m.month) t
        cross join lateral (select ${sums} from credit_notes where issued_on >= (m.month || '-01')::date
          and issued_on < (m.month || '-01')::date + interval '1 month') c
      order by m.place`

const sums = sql`count(*)::int as documents, coalesce(sum(taxable_value), 0) as taxable_value,
  coalesce(sum(igst), 0) as igst, coalesce(sum(cgst), 0) as cgst, coalesce(sum(sgst), 0) as sgst,
  coalesce(sum(total), 0) as total`
