import { finished } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Pool, PoolClient, PoolConfig } from 'pg'
import { isDatabaseAway } from './databaseAway.ts'
import type { ConnectionSettings } from './databaseSettings.ts'
import { type DirectOptions, type Driver, loggerOption, type Orm, type SendRows } from './drivers.ts'
import { serverSignals } from './serverSignals.ts'
import { type StatementLog, watched } from './statementLog.ts'
import { withQueries } from './withQueries.ts'

/** Connects to PostgreSQL at `url`. Connections are opened when they are needed. */
export async function postgresDriver(
  url: string,
  settings: ConnectionSettings,
  logger?: StatementLog,
): Promise<Driver> {
  const { default: pg } = await import('pg')
  const { from: copyFrom } = await import('pg-copy-streams')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const direct = plainOptions(settings.directUrl ?? url, settings)
  const pool = new pg.Pool({ ...plainOptions(url, settings), ...timeouts(settings), max: settings.most })
  surviveLosses(pool)
  const ormOf = (client: Pool | PoolClient): Orm => {
    const seen = watched(client, logger)
    return drizzle({ client: settings.directUrl ? withoutNames(seen) : seen, ...loggerOption(logger) })
  }
  return {
    client: { pool, direct },
    orm: ormOf(pool),
    signals: serverSignals(direct),
    onConnection: (work) =>
      lent(pool, (connection) => {
        const sendRows: SendRows = (target, rows) =>
          finished(connection.query(copyFrom(`copy ${target} from stdin`)).end(rows))
        return work(ormOf(connection), sendRows)
      }),
    onSnapshot: (work) =>
      lent(pool, (connection) =>
        ormOf(connection).transaction(
          async (reader) => {
            await liftTimeouts(reader)
            return await work(reader)
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        ),
      ),
    onSession: async (work) => {
      const client = new pg.Client(direct)
      client.on('error', () => undefined)
      await client.connect()
      return await work(client).finally(() => client.end())
    },
    liftTimeouts,
    close: () => pool.end(),
  }
}

/** A pooler gives each transaction another connection, which does not know the statements that have names. */
const withoutNames = <Client extends Pool | PoolClient>(client: Client): Client =>
  withQueries(client, (query, [statement, ...rest]) =>
    query(typeof statement === 'object' ? { ...statement, name: undefined } : statement, ...rest),
  )

export const plainOptions = (
  connectionString: string,
  { connectTimeout, applicationName }: ConnectionSettings,
): DirectOptions => ({
  connectionString,
  connectionTimeoutMillis: connectTimeout,
  application_name: applicationName,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/** A pooler refuses connections that name time limits: it sets its own, as docs/operations.md says. */
const timeouts = ({ directUrl, statementTimeout, idleTransactionTimeout }: ConnectionSettings): PoolConfig =>
  directUrl
    ? {}
    : { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: idleTransactionTimeout }

const liftTimeouts = (tx: Orm) =>
  tx.execute(
    sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  )

/** Without these listeners a lost connection, idle or in use, would end the process. */
export function surviveLosses(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** Lends a connection. It is not used again if the database went away. */
async function lent<T>(pool: Pool, work: (connection: PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  let isLost = false
  try {
    return await work(connection)
  } catch (error) {
    isLost = isDatabaseAway(error)
    throw error
  } finally {
    connection.release(isLost)
  }
}
