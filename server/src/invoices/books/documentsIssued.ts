import type { GstRow } from '@bnr/contract/invoices/gstReturn'
import { sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'

type IssuedRow = GstRow<'documents'>

/**
 * The numbers of tax invoices and credit notes dated in the month. A proforma is no document of tax law. Old numbers of
 * invoices that nobody paid are those of cancelled tax invoices. A month lies in one financial year, and so in one series.
 */
export async function documentsIssued(db: Queryable, month: string) {
  const found = await sqlRows<IssuedRow>(db)`with documents as (
        select 'Tax invoice' as kind, number, issued_on, false as is_cancelled from tax_invoices t where ${datedIn(month)}
        union all select 'Tax invoice', e.number, i.issued_on, true
          from invoices i join earlier_numbers e on e.invoice_id = i.id
          where ${datedIn(month)} and e.number not like 'BNP/%'
        union all select 'Credit note', number, issued_on, false from credit_notes c where ${datedIn(month)}
      )
      select kind, (array_agg(number order by serial))[1] as first, (array_agg(number order by serial desc))[1] as last,
        count(*)::int as documents, (count(*) filter (where is_cancelled))::int as cancelled,
        (count(*) filter (where not is_cancelled))::int as issued
      from (select *, regexp_replace(number, '^.*/', '')::bigint as serial from documents) numbered
      group by kind order by kind desc`
  const sum = (name: 'documents' | 'cancelled' | 'issued') =>
    found.reduce((total, row) => total + row[name], 0)
  const total = { documents: sum('documents'), cancelled: sum('cancelled'), issued: sum('issued') }
  return { rows: found, count: found.length, total }
}

const datedIn = (month: string) =>
  sql`issued_on >= ${`${month}-01`}::date and issued_on < ${`${month}-01`}::date + interval '1 month'`
