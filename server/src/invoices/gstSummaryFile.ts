import { rupeesOf } from '@bnr/contract/money'
import type { Download } from '../downloads/download.ts'
import type { Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import type { Services } from '../platform/services.ts'
import { csvOf, type SheetRow, spreadsheetTypes } from '../platform/spreadsheet.ts'
import { xlsxOf } from '../platform/workbook.ts'
import { type GstSummaryRow, gstSummary } from './gstSummary.ts'

const columns: Readonly<Record<string, (row: GstSummaryRow) => string | number>> = {
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

/** The summary of a month, as finance hands it on; that it was taken is a row of the audit. */
export function gstSummaryFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId }: Staff,
  { month, format }: { month: string; format: keyof typeof spreadsheetTypes },
): Download {
  return {
    name: `gst-summary-${month}.${format}`,
    type: spreadsheetTypes[format],
    content: async () => {
      const summary = await gstSummary(db, month)
      const detail = { month, format, rows: summary.length }
      await audit(db, clock.now(), userId, 'gst summary export', 'gst summary', detail)
      const sheet = sheetOf(summary)
      return format === 'csv' ? csvOf(sheet) : xlsxOf(`GST ${month}`, sheet)
    },
  }
}

function sheetOf(rows: readonly GstSummaryRow[]): SheetRow[] {
  const cellsOf = Object.values(columns)
  return [Object.keys(columns), ...rows.map((row) => cellsOf.map((cellOf) => cellOf(row)))]
}
