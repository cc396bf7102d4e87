import type { Logger } from 'drizzle-orm'
import type { Logger as Log } from 'pino'
import { isTracing, traced } from '../platform/tracing.ts'
import { staffCallNow } from './auditContext.ts'
import { withQueries } from './withQueries.ts'

/** Receives every statement, and how long it took in milliseconds. */
export type StatementLog = Logger & { took?: (statement: string, milliseconds: number) => void }

const longestShape = 500

/** A statement without values: those that the driver sends apart, and those written into its text. */
export const shapeOf = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\$\?(?:\s*,\s*\$\?)+/g, '$?, …')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestShape)

const linesAMinute = 10

/** Logs the shapes of statements that take long: a few in a minute, so that a slow database does not fill the log. */
export function logSlow(log: Pick<Log, 'warn'>, threshold: number, now = Date.now): StatementLog {
  let minute = 0
  let lines = 0
  let leftOut = 0
  const took = (statement: string, milliseconds: number) => {
    if (milliseconds < threshold) return
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, lines] = [current, 0]
    if (lines === linesAMinute) {
      leftOut += 1
      return
    }
    lines += 1
    const call = staffCallNow()
    const facts = { ...(call && { call }), ...(leftOut > 0 && { leftOut }) }
    log.warn(
      { statement: shapeOf(statement), milliseconds: Math.round(milliseconds), ...facts },
      'slow statement',
    )
    leftOut = 0
  }
  return { logQuery: () => undefined, ...(threshold > 0 && { took }) }
}

/** The client of a driver, with its statements timed and traced if slow ones are logged or traces are on. */
export function watched<Client extends object>(client: Client, log: StatementLog | undefined): Client {
  if (!log?.took && !isTracing()) return client
  return withQueries(client, (query, sent) => timed(textOf(sent[0]), log, async () => await query(...sent)))
}

async function timed<R>(statement: string, log: StatementLog | undefined, run: () => Promise<R>): Promise<R> {
  const began = performance.now()
  try {
    return await traced(() => spanOf(statement), run)
  } finally {
    log?.took?.(statement, performance.now() - began)
  }
}

/** PostgreSQL's driver gets an object, the embedded database a text. */
const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent : String((sent as { text?: unknown }).text ?? '')

function spanOf(statement: string) {
  const shape = shapeOf(statement)
  const name = /^\w+/.exec(shape)?.[0].toUpperCase() ?? 'SQL'
  return {
    name,
    kind: 'client' as const,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': shape },
  }
}
