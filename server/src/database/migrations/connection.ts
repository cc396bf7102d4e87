import type { Logger } from 'pino'

/** One session of either database. */
export interface Connection {
  query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}
export type Log = Pick<Logger, 'warn'> | undefined
