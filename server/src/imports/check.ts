import { setImmediate as pause } from 'node:timers/promises'
import type { ImportMapping } from '@bnr/contract/imports/schemas'
import type { Queryable } from '../database/database.ts'
import type { ReadRow } from '../files/sheets/sheet.ts'
import { draftOf } from './draft.ts'
import { duplicatesInDatabase, duplicatesInFile } from './duplicates.ts'
import type { StoredRow } from './store.ts'

export type CheckedRow = Pick<
  StoredRow,
  'number' | 'cells' | 'included' | 'problems' | 'corrected' | 'duplicates'
>

const atOnce = 100

/**
 * Checks all rows against these columns. Rows that repeat another are left out until somebody chooses them. Between
 * batches the process serves other requests.
 */
export async function checkRows(
  db: Queryable,
  rows: readonly ReadRow[],
  mapping: ImportMapping,
  now: Date,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = []
  const inFile = duplicatesInFile()
  for (let from = 0; from < rows.length; from += atOnce) {
    const drafts = rows
      .slice(from, from + atOnce)
      .map(({ number, cells }) => ({ row: number, cells, ...draftOf(cells, mapping, now) }))
    const inDatabase = await duplicatesInDatabase(db, drafts)
    for (const { row, cells, problems, corrected, profile } of drafts) {
      const duplicates = [...inFile({ row, profile }), ...inDatabase(row)]
      const included = duplicates.length === 0
      checked.push({ number: row, cells, included, problems, corrected, duplicates })
    }
    await pause()
  }
  return checked
}
