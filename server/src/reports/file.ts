import { indianDay } from '@bnr/contract/indianDay'
import { reportMachine } from '@bnr/contract/reports/states'
import { reportTypes } from '@bnr/contract/reports/types'
import { isPossible, mayTake } from '@bnr/contract/stateMachine'
import type { Download } from '../downloads/download.ts'
import { spreadsheetTypes } from '../files/spreadsheet.ts'
import type { Staff } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { mayHave } from './allowed.ts'
import { handlerOf } from './ask.ts'
import { loadReport, type ReportRow } from './store.ts'

/** The file of a report, for its author if they may still have it. */
export async function reportFile({ db, storage }: Services, by: Staff, id: number): Promise<Download> {
  const row = await loadReport(db, id)
  const isAllowed = mayTake(reportMachine, 'download', handlerOf(by, row)) && mayHave(by.roles, row.filters)
  if (!isAllowed) throw new Failure('not_allowed')
  const { state, file, format, size } = row
  if (!isPossible(reportMachine, 'download', state) || !file) throw new Failure('report_not_ready')
  return {
    name: nameOf(row),
    type: spreadsheetTypes[format],
    size: size ?? undefined,
    content: async () => {
      const content = await storage.read(file)
      if (!content) throw new Failure('report_not_ready')
      return content
    },
  }
}

const nameOf = ({ id, type, format, changedAt }: ReportRow): string =>
  `${reportTypes[type].title.toLowerCase()}-${indianDay(changedAt)}-${id}.${format}`
