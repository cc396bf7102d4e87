import { finished } from 'node:stream/promises'
import type { Transaction as EmbeddedTransaction, PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'

interface Rows<Row> {
  rows: Row[]
}
/** Both databases reply to a statement with its rows. */
interface RowsReply extends PgQueryResultHKT {
  type: Rows<this['row']>
}
type Orm = PgDatabase<RowsReply, Record<string, never>>

/** Sends rows in the text format of COPY to a target: a table and its columns. */
export type SendRows = (target: string, rows: string) => Promise<unknown>

/** What PostgreSQL and the embedded database do differently. */
export type Driver = {
  client: { pglite: PGlite } | { pool: Pool }
  orm: Orm
  /** Lends one connection. `work` begins a transaction on it. */
  onConnection: <T>(work: (orm: Orm, sendRows: SendRows) => Promise<T>) => Promise<T>
  /**
   * Lends a connection to a long read that sees the data of one moment. The embedded database has only one
   * connection, so there each statement sees its own moment.
   */
  onSnapshot: <T>(work: (orm: Orm) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Longest wait for a connection in milliseconds, whether the server does not answer or all connections are busy. */
const connectionWait = 5000

export async function postgresDriver(url: string, logger?: Logger): Promise<Driver> {
  const { default: pg } = await import('pg')
  const { from: copyFrom } = await import('pg-copy-streams')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionWait,
    keepAlive: true,
  })
  pool.on('error', () => undefined)
  const ormOf = (client: Pool | PoolClient): Orm => drizzle({ client, ...loggerOption(logger) })
  return {
    client: { pool },
    orm: ormOf(pool),
    onConnection: async (work) => {
      const connection = await pool.connect()
      const sendRows: SendRows = (target, rows) =>
        finished(connection.query(copyFrom(`copy ${target} from stdin`)).end(rows))
      return await work(ormOf(connection), sendRows).finally(() => connection.release())
    },
    onSnapshot: async (work) => {
      const connection = await pool.connect()
      const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
      return await ormOf(connection)
        .transaction(work, moment)
        .finally(() => connection.release())
    },
    close: () => pool.end(),
  }
}

export async function embeddedDriver(pglite: PGlite, logger?: Logger): Promise<Driver> {
  const { drizzle } = await import('drizzle-orm/pglite')
  await forgetRowTypes(pglite)
  const ormOf = (client: PGlite): Orm => drizzle({ client, ...loggerOption(logger) })
  return {
    client: { pglite },
    orm: ormOf(pglite),
    onConnection: (work) =>
      pglite.transaction((connection) => {
        const sendRows: SendRows = (target, rows) =>
          connection.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([rows]) })
        return work(ormOf(within(connection, pglite)), sendRows)
      }),
    onSnapshot: (work) => work(ormOf(pglite)),
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

const loggerOption = (logger: Logger | undefined) => (logger ? { logger } : {})
