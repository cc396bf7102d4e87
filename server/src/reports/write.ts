import type { Readable } from 'node:stream'
import { reportTypes } from '@bnr/contract/reports/types'
import { z } from 'zod'
import { job } from '../platform/job.ts'
import { csvOf, type SheetRow, type SheetRows } from '../platform/spreadsheet.ts'
import { xlsxOf } from '../platform/workbook.ts'
import { makerMayHave } from './allowed.ts'
import { completeReport, failReport, Overtaken, takeReport, type Writing } from './attempt.ts'
import { contentOf } from './content.ts'
import { heartbeats } from './heartbeats.ts'
import type { ReportPage } from './pages.ts'
import type { ReportRow } from './store.ts'

const withoutMaker = 'Whoever asked for it may not have it any more.'
const failure = 'It could not be made. Please run it again.'

/** The job that makes the file. Doing it again once it is done changes nothing. */
export async function writeReport(services: Writing, id: number): Promise<void> {
  const row = await takeReport(services, id)
  if (!row?.file) return
  if (!(await makerMayHave(services.db, row))) return await failReport(services, row, withoutMaker)
  try {
    await completeReport(services, row, await written(services, row, row.file))
  } catch (error) {
    await services.storage.remove(row.file)
    if (error instanceof Overtaken) return
    services.log.error({ err: error, report: id }, 'report failed')
    await failReport(services, row, failure)
  }
}

/** Rows flow from the database into the file, page by page. */
async function written(services: Writing, row: ReportRow, file: string) {
  const life = heartbeats(services, row)
  const { heading, pages } = contentOf(row, services.clock.now())
  try {
    const size = await services.db.inSnapshot((reader) =>
      services.storage.write(file, fileOf(row, rowsOf(heading, pages(reader), life))),
    )
    return { size, rows: life.reached.rows }
  } finally {
    life.stop()
  }
}

const fileOf = ({ type, format }: ReportRow, rows: SheetRows): Readable =>
  format === 'csv' ? csvOf(rows) : xlsxOf(reportTypes[type].title, rows)

type Life = Pick<ReturnType<typeof heartbeats>, 'reached' | 'requireWanted'>

async function* rowsOf(heading: SheetRow, pages: AsyncIterable<ReportPage>, life: Life) {
  yield heading
  for await (const { rows, done } of pages) {
    life.requireWanted()
    yield* rows
    life.reached.rows += rows.length
    life.reached.progress = Math.floor(99 * done)
  }
}

declare module '../platform/jobs.ts' {
  interface JobPayloads {
    writeReport: { id: number }
  }
}

export const writeReportJob = job({
  name: 'writeReport',
  payload: z.object({ id: z.number() }),
  run: (services, { id }) => writeReport(services, id),
})
