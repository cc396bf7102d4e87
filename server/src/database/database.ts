import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Settings } from '../platform/settings.ts'
import { type ConnectionSettings, usualConnections } from './databaseSettings.ts'
import { type Driver, embeddedDriver, type SendRows } from './drivers.ts'
import { noteStatement } from './position.ts'
import { postgresDriver } from './postgres.ts'
import { openReplicas, type Replicas } from './replicas.ts'
import type { Signals } from './signals.ts'
import { logSlow, type StatementLog } from './statementLog.ts'

/** What SQL is run on: the database or a transaction. */
export type Queryable = Driver['orm']
export type Transaction = Queryable & {
  readonly sendRows: SendRows
  /** For work that takes long: lifts the time limits until the end of the transaction. */
  readonly liftTimeouts: () => Promise<unknown>
  /** Sends a signal to all processes once the transaction has committed. */
  readonly signal: (signal: string) => void
}

export type Database = Queryable & {
  readonly client: Driver['client']
  readonly signals: Signals
  /** Runs statements in a session of their own, without time limits. */
  inSession: Driver['onSession']
  /** Present when `DATABASE_REPLICA_URLS` is set. */
  replicas: Replicas | undefined
  /**
   * Reads ids or sums, from a replica if one has replayed what this session last wrote, else from the primary. If the
   * replica fails, `work` runs again. Never for money, quotas, sessions, jobs and decisions. Documents of found ids are
   * read from the primary, so that a block or a deactivation counts at once.
   */
  read: <T>(work: (reader: Queryable) => Promise<T>) => Promise<T>
  /** Runs `work` in one transaction. Inside, use `tx`: using the database itself throws. */
  inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /**
   * For long reads, page by page. On PostgreSQL all of them see the data of one moment. Read only. With replicas, `work`
   * runs again on the primary if its replica fails.
   */
  inSnapshot: <T>(work: (reader: Queryable) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const insideTransaction = new AsyncLocalStorage<true>()
const guarded = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
  'query',
])

type Place = {
  url?: string | undefined
  folder?: string | undefined
  connections?: ConnectionSettings
  logger?: StatementLog
}

/**
 * Connects to PostgreSQL at `url`. Without one it opens the embedded database in `folder`, or in memory without a
 * folder. `logger` receives every statement.
 */
export async function openDatabase({ url, folder, connections, logger }: Place): Promise<Database> {
  if (url) return await onServer(url, connections ?? usualConnections, logger)
  const { PGlite } = await import('@electric-sql/pglite')
  return embedded(await PGlite.create(folder === undefined ? {} : { dataDir: folder }), logger)
}

async function onServer(url: string, settings: ConnectionSettings, logger?: StatementLog): Promise<Database> {
  const { replicaUrls } = settings
  if (replicaUrls.length === 0) return wrap(await postgresDriver(url, settings, logger))
  const noticing: StatementLog = {
    ...logger,
    logQuery: (statement, values) => {
      noteStatement(statement)
      logger?.logQuery(statement, values)
    },
  }
  const driver = await postgresDriver(url, settings, noticing)
  if (!('pool' in driver.client)) throw new Error('Replicas belong to PostgreSQL')
  return wrap(driver, await openReplicas(replicaUrls, settings, driver.client.pool, logger))
}

/** Opens the database that the settings name. `log` receives the shapes of slow statements. */
export const openConfigured = (config: Settings, log?: Logger): Promise<Database> =>
  openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataDir, 'database'),
    connections: config.connections,
    ...(log && { logger: logSlow(log, config.slowStatement) }),
  })

/** Wraps an embedded database that is already open. */
export async function embedded(pglite: PGlite, logger?: StatementLog): Promise<Database> {
  return wrap(await embeddedDriver(pglite, logger))
}

function wrap(driver: Driver, replicas?: Replicas): Database {
  const { client, orm, signals, onConnection, onSession, liftTimeouts } = driver
  const extra = {
    client,
    replicas,
    signals,
    close: async () => {
      await signals.close()
      await replicas?.close()
      await driver.close()
    },
    inSession: onSession,
    read: <T>(work: (reader: Queryable) => Promise<T>) => {
      refuseInsideTransaction()
      const here = () => work(orm)
      return replicas ? replicas.read((on) => work(on.orm), here) : here()
    },
    inSnapshot: <T>(work: (reader: Queryable) => Promise<T>) => {
      refuseInsideTransaction()
      const here = () => driver.onSnapshot(work)
      return replicas ? replicas.readLong((on) => on.onSnapshot(work), here) : here()
    },
    inTransaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
      refuseInsideTransaction()
      const sentAfterwards: string[] = []
      const signal = (text: string) => void sentAfterwards.push(text)
      const result = await onConnection((connection, sendRows) =>
        connection.transaction((tx) =>
          insideTransaction.run(true, () =>
            work(Object.assign(tx, { sendRows, liftTimeouts: () => liftTimeouts(tx), signal })),
          ),
        ),
      )
      sentAfterwards.forEach(signals.signal)
      return result
    },
  }
  return new Proxy(orm, {
    get(target, name, receiver) {
      if (Object.hasOwn(extra, name)) return extra[name as keyof typeof extra]
      if (guarded.has(String(name))) refuseInsideTransaction()
      return Reflect.get(target, name, receiver)
    },
  }) as Database
}

/** The embedded database has one connection, so a query outside the current transaction would wait forever. */
function refuseInsideTransaction(): void {
  if (insideTransaction.getStore())
    throw new Error('Inside a transaction: use the transaction that was passed in')
}

type Row = Record<string, unknown>

/** Runs a statement and returns its rows. */
export async function rows<R extends object>(db: Queryable, statement: SQL): Promise<R[]> {
  const reply = await db.execute<R & Row>(statement)
  return reply.rows
}

/** The same for SQL that is written where it runs: sqlRows<Row>(db)`select …`. */
export const sqlRows =
  <R extends object>(db: Queryable) =>
  (text: TemplateStringsArray, ...values: unknown[]): Promise<R[]> =>
    rows<R>(db, sql(text, ...values))

/** Integers as one array parameter, so that the statement is the same for any number of them. */
export function arrayOf(numbers: readonly number[]): SQL {
  return sql`${`{${numbers.join(',')}}`}::int[]`
}

/** Whether `error` is PostgreSQL's unique violation, of the named constraint if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = (error as { cause?: unknown }).cause ?? error
  const { code, constraint: named } = cause as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || named === constraint)
}
