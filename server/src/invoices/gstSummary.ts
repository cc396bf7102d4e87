import { type Paise, paiseOfMany } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { type Queryable, rows } from '../database/database.ts'

/** Totals for one tax rate in one place of supply. */
export interface GstSummaryRow {
  /** State code of tax law: 33 Tamil Nadu, 96 Other Countries. */
  placeCode: string
  place: string
  /** Percent, all taxes added up. */
  rate: number
  invoices: number
  creditNotes: number
  taxableValue: Paise
  igst: Paise
  cgst: Paise
  sgst: Paise
  total: Paise
}

/** Sums up what was paid in a month (yyyy-MM) less the credit notes issued in it, by place of supply and rate. */
export async function gstSummary(db: Queryable, month: string): Promise<GstSummaryRow[]> {
  const within = (day: 'paid_on' | 'issued_on') => {
    const [column, first] = [sql.identifier(day), sql`${`${month}-01`}::date`]
    return sql`${column} >= ${first} and ${column} < ${first} + interval '1 month'`
  }
  const found = await rows<GstSummaryRow>(
    db,
    sql`with counted as (
        select id, 1 as sign, taxable_value, igst, cgst, sgst, total from invoices where ${within('paid_on')}
        union all select invoice_id, -1, taxable_value, igst, cgst, sgst, total
          from credit_notes where ${within('issued_on')}
      ), rated as (
        select c.*, i.snapshot->'placeOfSupply' as place,
          (select coalesce(sum((tax->>'rate')::numeric), 0)
            from jsonb_array_elements(i.snapshot->'totals'->'taxes') as tax) as rate
        from counted c join invoices i on i.id = c.id
      )
      select place->>'code' as "placeCode", place->>'name' as place, rate::float8 as rate,
        (count(*) filter (where sign = 1))::int as invoices, (count(*) filter (where sign = -1))::int as "creditNotes",
        sum(sign * taxable_value)::float8 as "taxableValue", sum(sign * igst)::float8 as igst,
        sum(sign * cgst)::float8 as cgst, sum(sign * sgst)::float8 as sgst, sum(sign * total)::float8 as total
      from rated group by 1, 2, 3 order by 1, 2, 3`,
  )
  return found.map((row) => ({
    ...row,
    taxableValue: paiseOfMany(row.taxableValue),
    igst: paiseOfMany(row.igst),
    cgst: paiseOfMany(row.cgst),
    sgst: paiseOfMany(row.sgst),
    total: paiseOfMany(row.total),
  }))
}
