import { type Paise, paiseOfMany, rupeesOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { noteRead } from '../database/auditContext.ts'
import { type Queryable, rows } from '../database/database.ts'
import type { Download } from '../downloads/download.ts'
import { type Columns, cellsOf, csvOf, spreadsheetTypes } from '../files/spreadsheet.ts'
import { xlsxOf } from '../files/workbook.ts'

const columns: Columns<GstSummaryRow> = {
  'Place of supply': ({ placeCode, place }) => `${placeCode}-${place}`,
  'Rate (%)': ({ rate }) => rate,
  Invoices: ({ invoices }) => invoices,
  'Credit notes': ({ creditNotes }) => creditNotes,
  'Taxable value': ({ taxableValue }) => rupeesOf(taxableValue),
  IGST: ({ igst }) => rupeesOf(igst),
  CGST: ({ cgst }) => rupeesOf(cgst),
  SGST: ({ sgst }) => rupeesOf(sgst),
  Total: ({ total }) => rupeesOf(total),
}

/** The GST summary of a month as a file for the accountants. Each download is audited. */
export function gstSummaryFile(
  db: Queryable,
  { month, format }: { month: string; format: keyof typeof spreadsheetTypes },
): Download {
  return {
    name: `gst-summary-${month}.${format}`,
    type: spreadsheetTypes[format],
    content: async () => {
      const summary = await gstSummary(db, month)
      noteRead({ subject: 'gst summary', rows: summary.length, detail: { month, format } })
      const sheet = [Object.keys(columns), ...summary.map((row) => cellsOf(columns, row))]
      return format === 'csv' ? csvOf(sheet) : xlsxOf(`GST ${month}`, sheet)
    },
  }
}

/** Totals for one tax rate in one place of supply. */
interface GstSummaryRow {
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

/** Sums up the tax invoices of a month (yyyy-MM) less the credit notes issued in it, by place of supply and rate. */
async function gstSummary(db: Queryable, month: string): Promise<GstSummaryRow[]> {
  const first = sql`${`${month}-01`}::date`
  const found = await rows<GstSummaryRow>(
    db,
    sql`with counted as (
        select invoice_id as id, 1 as sign, taxable_value, igst, cgst, sgst, total
          from tax_invoices where gst_month = ${month}
        union all select invoice_id, -1, taxable_value, igst, cgst, sgst, total
          from credit_notes where issued_on >= ${first} and issued_on < ${first} + interval '1 month'
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
