import type { Input } from '@bnr/contract/endpoint'
import { type downloadRegister, registerCriteria } from '@bnr/contract/invoices/register'
import { type SQL, sql } from 'drizzle-orm'
import { noteRead } from '../database/auditContext.ts'
import { type Queryable, rows } from '../database/database.ts'
import type { Download } from '../downloads/download.ts'
import { cellsOf, csvOf, type SheetRow, spreadsheetTypes } from '../files/spreadsheet.ts'
import { xlsxOf } from '../files/workbook.ts'
import type { Staff } from '../http/actor.ts'
import { whereOf } from './conditions.ts'
import { type RegisterRow, registerColumns, registerRows } from './registerColumns.ts'
import { invoices } from './tables.ts'

/** The invoices that a filter finds, tax invoices and proformas, as a file for the accountants. */
export function registerFile(
  db: Queryable,
  actor: Staff,
  { format, ...filter }: Input<typeof downloadRegister>['query'],
): Download {
  const where = whereOf(actor, registerCriteria(filter)) ?? sql`true`
  return {
    name: `invoice-register.${format}`,
    type: spreadsheetTypes[format],
    content: async () => {
      noteRead({ subject: 'invoice register', rows: await db.$count(invoices, where), detail: { format } })
      const sheet = sheetRows(db, where)
      return format === 'csv' ? csvOf(sheet) : xlsxOf('Invoices', sheet)
    },
  }
}

const pageRows = 500

/** Reads from one id to the next, so that every page costs the same. */
async function* sheetRows(db: Queryable, where: SQL): AsyncGenerator<SheetRow> {
  yield Object.keys(registerColumns)
  for (let after = 0; ; ) {
    const chosen = sql`select * from ${invoices} where ${where} and ${invoices.id} > ${after}
      order by ${invoices.id} limit ${pageRows}`
    const found = await rows<RegisterRow>(db, registerRows(chosen))
    for (const row of found) yield cellsOf(registerColumns, row)
    if (found.length < pageRows) return
    after = found.at(-1)?.id ?? after
  }
}
