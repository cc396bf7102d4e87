import { openLog } from '../src/platform/log.ts'

/** A log as the service writes it, of warnings and errors unless said otherwise, and what stands in it so far. */
export function keptLog(logLevel: 'warn' | 'debug' = 'warn') {
  const lines: Record<string, unknown>[] = []
  const log = openLog({ logLevel }, { write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}
