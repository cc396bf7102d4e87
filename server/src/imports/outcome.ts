import { importMachine } from '@bnr/contract/imports/states'
import type { Download } from '../downloads/download.ts'
import { csvOf, spreadsheetTypes } from '../files/spreadsheet.ts'
import type { Staff } from '../http/actor.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { loadImport, rowsAfter, type ShownRow } from './store.ts'

/** What became of each row, without its cells. */
export async function outcomeFile({ db }: Services, staff: Staff, id: number): Promise<Download> {
  const { state } = await loadImport(db, staff.userId, id)
  requireState(importMachine, 'download', state)
  const lines = async function* () {
    yield ['Row', 'Result', 'BNR ID', 'Reason']
    for await (const row of everyRow(db, id))
      yield [row.number, resultOf(row), row.bnrId === null ? '' : String(row.bnrId), reasonOf(row)]
  }
  return { name: `import-${id}.csv`, type: spreadsheetTypes.csv, content: async () => csvOf(lines()) }
}

const atOnce = 500

async function* everyRow(db: Services['db'], id: number) {
  for (let last = 0; ; ) {
    const rows = await rowsAfter(db, id, last, atOnce)
    yield* rows
    last = rows.at(-1)?.number ?? last
    if (rows.length < atOnce) return
  }
}

const resultOf = ({ result, included, problems }: ShownRow): string =>
  result ?? (problems.length > 0 ? 'Errors' : included ? 'Not imported yet' : 'Left out')

const reasonOf = ({ note, problems }: ShownRow): string =>
  note ?? problems.map(({ message }) => message).join('; ')
