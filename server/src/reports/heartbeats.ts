import { noteProgress, type Writing } from './attempt.ts'
import type { ReportRow } from './store.ts'

const everySeconds = 3

/** How far a report is, told to the database every few seconds, however long a page of it takes. */
export function heartbeats(services: Writing, row: ReportRow) {
  const reached = { rows: 0, progress: 0 }
  let problem: unknown
  const timer = setInterval(() => {
    noteProgress(services, row, reached).catch((error) => {
      problem = error
    })
  }, everySeconds * 1000)
  return {
    reached,
    /** Throws once somebody has stopped it. */
    requireWanted: () => {
      if (problem) throw problem
    },
    stop: () => clearInterval(timer),
  }
}
