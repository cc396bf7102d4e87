import { openLog } from '../src/platform/log.ts'

/** A log like that of the service, by default with warnings and errors only, and the lines written so far. */
export function keptLog(logLevel: 'warn' | 'debug' = 'warn') {
  const lines: Record<string, unknown>[] = []
  const log = openLog({ logLevel }, { write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}
