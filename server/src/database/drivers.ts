import type { Transaction as EmbeddedTransaction, PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Connection } from './migrations/connection.ts'
import { type Signals, signalsWithin } from './signals.ts'
import { type StatementLog, watched } from './statementLog.ts'

interface Rows<Row> {
  rows: Row[]
}
/** Both databases reply to a statement with its rows. */
interface RowsReply extends PgQueryResultHKT {
  type: Rows<this['row']>
}
export type Orm = PgDatabase<RowsReply, Record<string, never>>

/** Sends rows in the text format of COPY to a target: a table and its columns. */
export type SendRows = (target: string, rows: string) => Promise<unknown>

export type DirectOptions = {
  connectionString: string
  connectionTimeoutMillis: number
  application_name: string
  keepAlive: boolean
  keepAliveInitialDelayMillis: number
}

/** What PostgreSQL and the embedded database do differently. */
export type Driver = {
  /** `direct` says how to connect to PostgreSQL itself, without a pooler and without time limits. */
  client: { pglite: PGlite } | { pool: Pool; direct: DirectOptions }
  orm: Orm
  signals: Signals
  /** Lends one connection. `work` begins a transaction on it. */
  onConnection: <T>(work: (orm: Orm, sendRows: SendRows) => Promise<T>) => Promise<T>
  /**
   * Lends a connection to a long read that sees the data of one moment. The embedded database has only one
   * connection, so there each statement sees its own moment.
   */
  onSnapshot: <T>(work: (orm: Orm) => Promise<T>) => Promise<T>
  /** Runs statements in a session of their own, without time limits. */
  onSession: <T>(work: (session: Connection) => Promise<T>) => Promise<T>
  /** Lifts the time limits from the current transaction. */
  liftTimeouts: (tx: Orm) => Promise<unknown>
  close: () => Promise<void>
}

export async function embeddedDriver(pglite: PGlite, logger?: StatementLog): Promise<Driver> {
  const { drizzle } = await import('drizzle-orm/pglite')
  await forgetRowTypes(pglite)
  const ormOf = (client: PGlite): Orm => drizzle({ client: watched(client, logger), ...loggerOption(logger) })
  return {
    client: { pglite },
    orm: ormOf(pglite),
    signals: signalsWithin(),
    onConnection: (work) =>
      pglite.transaction((connection) => {
        const sendRows: SendRows = (target, rows) =>
          connection.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([rows]) })
        return work(ormOf(within(watched(connection, logger), pglite)), sendRows)
      }),
    onSnapshot: (work) => work(ormOf(pglite)),
    onSession: (work) => work(pglite),
    liftTimeouts: async () => undefined,
    close: () => pglite.close(),
  }
}

/**
 * Removes PGlite's parsers for arrays of table rows. PGlite copies all parsers for each query, and copying these
 * unused ones takes two thirds of the time of a small query.
 */
async function forgetRowTypes(pglite: PGlite): Promise<void> {
  const rowTypes = `select typarray as id from pg_type where typtype = 'c' and typarray > 0`
  const { rows } = await pglite.query<{ id: number }>(rowTypes)
  for (const { id } of rows) delete pglite.parsers[id]
}

/** PGlite lends its connection only inside a transaction, so a transaction begun on it is already running. */
function within(connection: EmbeddedTransaction, pglite: PGlite): PGlite {
  const transaction = <T>(work: (tx: EmbeddedTransaction) => Promise<T>) => work(connection)
  const lent = { ...connection, transaction }
  return new Proxy(pglite, { get: (_, name) => Reflect.get(lent, name) })
}

export const loggerOption = (logger: StatementLog | undefined) => (logger ? { logger } : {})
