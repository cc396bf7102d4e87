import { openLog } from '../src/platform/log.ts'

/** A log of warnings and errors as the service writes it, and what stands in it so far. */
export function keptLog() {
  const lines: Record<string, unknown>[] = []
  const log = openLog({ logLevel: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}
