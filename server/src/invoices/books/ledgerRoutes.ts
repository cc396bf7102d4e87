import type { SheetFormat } from '@bnr/contract/downloadEndpoint'
import * as ledgers from '@bnr/contract/invoices/ledgers'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { noteRead } from '../../database/auditContext.ts'
import type { Queryable } from '../../database/database.ts'
import type { Download } from '../../downloads/download.ts'
import { serveDownload } from '../../downloads/serveDownload.ts'
import { type Columns, csvOf, spreadsheetTypes } from '../../files/spreadsheet.ts'
import { xlsxOf } from '../../files/workbook.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { issuedNotes, noteColumns, notesWhere } from './issuedNotes.ts'
import { countOfLedger, type Ledger, ledgerPage, ledgerSheet } from './ledger.ts'
import { receiptColumns, receipts, receiptsWhere } from './receipts.ts'

/** What was received and what was credited, as lists and as files. */
export function ledgerRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  serve(app, ledgers.listReceipts, ({ actor, query }) =>
    ledgerPage<ledgers.Receipt>(db, receipts, receiptsWhere(actor, query), query),
  )
  serveDownload(app, services, ledgers.downloadReceipts, async ({ actor, query: { format, ...filter } }) =>
    fileOf(db, receipts, receiptsWhere(actor, filter), {
      title: 'Payments received',
      columns: receiptColumns,
      format,
    }),
  )
  serve(app, ledgers.listCreditNotes, ({ actor, query }) =>
    ledgerPage<ledgers.IssuedNote>(db, issuedNotes, notesWhere(actor, query), query),
  )
  serveDownload(app, services, ledgers.downloadCreditNotes, async ({ actor, query: { format, ...filter } }) =>
    fileOf(db, issuedNotes, notesWhere(actor, filter), {
      title: 'Credit notes',
      columns: noteColumns,
      format,
    }),
  )
}

interface LedgerFile<Row> {
  title: 'Payments received' | 'Credit notes'
  columns: Columns<Row>
  format: SheetFormat
}

/** Saves all that the filters find. The audit entry says how many rows. */
function fileOf<Row extends { id: number; day: string }>(
  db: Queryable,
  ledger: Ledger,
  where: SQL | undefined,
  { title, columns, format }: LedgerFile<Row>,
): Download {
  return {
    name: `${title.toLowerCase().replace(' ', '-')}.${format}`,
    type: spreadsheetTypes[format],
    content: async () => {
      const counted = await countOfLedger(db, ledger, where)
      noteRead({ subject: title.toLowerCase(), rows: counted, detail: { format } })
      const sheet = ledgerSheet<Row>(db, ledger, where, columns)
      return format === 'csv' ? csvOf(sheet) : xlsxOf(title, sheet)
    },
  }
}
