import { noteProgress, type Writing } from './attempt.ts'
import type { ReportRow } from './store.ts'

const everySeconds = 3

/** Saves the progress of a report every few seconds, even while a page takes longer. */
export function heartbeats(services: Writing, row: ReportRow, letGo: AbortSignal) {
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
