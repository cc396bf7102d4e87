import type { Readable } from 'node:stream'
import { type ReportType, reportTypes } from '@bnr/contract/reports/types'
import { z } from 'zod'
import { csvOf, type SheetRow, type SheetRows } from '../files/spreadsheet.ts'
import { xlsxOf } from '../files/workbook.ts'
import { job } from '../jobs/job.ts'
import { makerMayHave } from './allowed.ts'
import { assistedContent } from './assistedReport.ts'
import {
  completeReport,
  failReport,
  letGoOfReport,
  noteProgress,
  Overtaken,
  takeReport,
  type Writing,
} from './attempt.ts'
import { callsContent } from './callsReport.ts'
import type { ReportContent, ReportPage, ReportQuery } from './pages.ts'
import { profileContent } from './profileColumns.ts'
import { invoiceContent, revenueContent } from './revenueReport.ts'
import type { ReportRow } from './store.ts'

const everySeconds = 3

/** Saves the progress of a report every few seconds, even while a page takes longer. */
function heartbeats(services: Writing, row: ReportRow, letGo: AbortSignal) {
  const reached = { rows: 0, progress: 0 }
  let problem: unknown
  const timer = setInterval(() => {
    noteProgress(services, row, reached).catch((error) => {
      problem = error
    })
  }, everySeconds * 1000)
  return {
    reached,
    /** Throws when the report was cancelled or taken over, or when this process ends. */
    requireWanted: () => {
      letGo.throwIfAborted()
      if (problem) throw problem
    },
    stop: () => clearInterval(timer),
  }
}

/** The content of each type of report. */
const contents: Record<ReportType, (query: ReportQuery) => ReportContent> = {
  ALL: (query) => profileContent('ALL', query),
  NEW_USER: (query) => profileContent('NEW_USER', query),
  PROFILE: (query) => profileContent('PROFILE', query),
  PAID: (query) => profileContent('PAID', query),
  UNPAID: (query) => profileContent('UNPAID', query),
  REVENUE: revenueContent,
  INVOICE: invoiceContent,
  ASSISTED: assistedContent,
  CALLS: callsContent,
}

export const contentOf = ({ type, filters }: Pick<ReportRow, 'type' | 'filters'>, now: Date): ReportContent =>
  contents[type]({ filters, now })

const withoutMaker = 'The person who requested it no longer has access to it.'
const failure = 'The report could not be generated. Please run it again.'

const never = new AbortController().signal

/**
 * Writes the file of a report. Running the job again afterwards changes nothing. When `letGo` is aborted, it stops
 * after the current page, and another process begins again.
 */
export async function writeReport(services: Writing, id: number, letGo = never): Promise<void> {
  const row = await takeReport(services, id)
  if (!row?.file) return
  if (!(await makerMayHave(services.db, row))) return await failReport(services, row, withoutMaker)
  try {
    await completeReport(services, row, await written(services, row, row.file, letGo))
  } catch (error) {
    await services.storage.remove(row.file)
    if (error instanceof Overtaken) return
    if (letGo.aborted) {
      await letGoOfReport(services, row)
      throw error
    }
    services.log.error({ err: error, report: id }, 'report failed')
    await failReport(services, row, failure)
  }
}

/** Streams rows from the database into the file, page by page. */
async function written(services: Writing, row: ReportRow, file: string, letGo: AbortSignal) {
  const heartbeat = heartbeats(services, row, letGo)
  const { heading, pages } = contentOf(row, services.clock.now())
  try {
    const size = await services.db.inSnapshot((reader) => {
      heartbeat.reached.rows = 0
      return services.storage.write(file, fileOf(row, rowsOf(heading, pages(reader), heartbeat)))
    })
    return { size, rows: heartbeat.reached.rows }
  } finally {
    heartbeat.stop()
  }
}

const fileOf = ({ type, format }: ReportRow, rows: SheetRows): Readable =>
  format === 'csv' ? csvOf(rows) : xlsxOf(reportTypes[type].title, rows)

type Heartbeat = Pick<ReturnType<typeof heartbeats>, 'reached' | 'requireWanted'>

async function* rowsOf(heading: SheetRow, pages: AsyncIterable<ReportPage>, heartbeat: Heartbeat) {
  yield heading
  for await (const { rows, done } of pages) {
    heartbeat.requireWanted()
    yield* rows
    heartbeat.reached.rows += rows.length
    heartbeat.reached.progress = Math.floor(99 * done)
  }
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    writeReport: { id: number }
  }
}

export const writeReportJob = job({
  name: 'writeReport',
  payload: z.object({ id: z.number() }),
  run: (services: Writing, { id }, letGo) => writeReport(services, id, letGo),
})
