import type { Input } from '@bnr/contract/endpoint'
import {
  type GstPart,
  gstHeadingOf,
  gstPartNames,
  gstParts,
  type readGstSummary,
} from '@bnr/contract/invoices/gstReturn'
import { isAmount, type Paise, rupeesOf } from '@bnr/contract/money'
import type { WireFields } from '@bnr/contract/wire'
import { noteRead } from '../../database/auditContext.ts'
import type { Queryable } from '../../database/database.ts'
import type { Download } from '../../downloads/download.ts'
import { csvOf, type SheetRow, spreadsheetTypes } from '../../files/spreadsheet.ts'
import { workbookOf } from '../../files/workbook.ts'
import { type GstReturn, gstReturnOf } from './gstReturn.ts'

/** A month has far fewer credit notes and large invoices. */
const most = 1_000_000

/** The GST return of a month as a workbook, or one part of it as CSV. Each download is audited. */
export function gstFile(
  db: Queryable,
  { month, part, format }: Input<typeof readGstSummary>['query'],
): Download {
  return {
    name: `gst-${part}-${month}.${format}`,
    type: spreadsheetTypes[format],
    content: async () => {
      const parts = await gstReturnOf(db, month, most)
      const { rows } = format === 'csv' ? parts[part] : parts.summary
      noteRead({ subject: 'gst summary', rows: rows.length, detail: { month, format } })
      return format === 'csv'
        ? csvOf(sheetOf(parts, part))
        : workbookOf(gstPartNames.map((name) => ({ name: gstParts[name].title, rows: sheetOf(parts, name) })))
    },
  }
}

/** The heading, the rows, and a last row with the totals. */
function sheetOf(parts: GstReturn, name: GstPart): SheetRow[] {
  const { labels, sums } = gstParts[name]
  const columns: WireFields = { ...labels, ...sums }
  const cells = (row: Readonly<Record<string, unknown>>): SheetRow =>
    Object.entries(columns).map(([field, [, schema]]) => cellOf(row[field], isAmount(schema)))
  const { rows, total } = parts[name]
  const [first = ''] = Object.keys(labels)
  return [Object.keys(columns).map(gstHeadingOf), ...rows.map(cells), cells({ ...total, [first]: 'Total' })]
}

function cellOf(value: unknown, isMoney: boolean): string | number {
  if (typeof value === 'number') return isMoney ? rupeesOf(value as Paise) : value
  return typeof value === 'string' ? value : ''
}
