import { rupeesOf } from '@bnr/contract/money'
import { noteRead } from '../database/auditContext.ts'
import type { Queryable } from '../database/database.ts'
import type { Download } from '../downloads/download.ts'
import { type Columns, cellsOf, csvOf, spreadsheetTypes } from '../files/spreadsheet.ts'
import { xlsxOf } from '../files/workbook.ts'
import { type GstSummaryRow, gstSummary } from './gstSummary.ts'

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
