import type { Pool } from 'pg'
import type { ConnectionSettings } from './databaseSettings.ts'
import type { Driver } from './drivers.ts'
import { placeOf } from './position.ts'
import { plainOptions, postgresDriver, surviveLosses } from './postgres.ts'
import type { StatementLog } from './statementLog.ts'

/** Milliseconds that a replica has to answer a check. */
const patience = 400

export class ReplicaLost extends Error {}

/** A streaming replica of PostgreSQL. */
export type Replica = {
  /** Host and port, for metrics. */
  name: string
  /** Up to where it has replayed the log of the primary; undefined while it does not answer. */
  replayed: () => bigint | undefined
  check: () => Promise<void>
  /** Reads from it. Fails at once when it is lost, also while a frozen replica does not answer. */
  read: <T>(work: (on: Driver) => Promise<T>) => Promise<T>
  close: () => Promise<unknown>
}

export async function openReplica(
  url: string,
  settings: ConnectionSettings,
  logger?: StatementLog,
): Promise<Replica> {
  const { default: pg } = await import('pg')
  const limits = { max: 1, connectionTimeoutMillis: patience, query_timeout: patience, idleTimeoutMillis: 0 }
  const watch = new pg.Pool({ ...plainOptions(url, settings), ...limits })
  surviveLosses(watch)
  let replayed: bigint | undefined
  let lost = losing()
  let driver: Driver | undefined

  async function check(): Promise<void> {
    try {
      const at = await placeReplayed(watch)
      if (replayed === undefined) lost = losing()
      driver ??= await postgresDriver(url, settings, logger)
      replayed = at
    } catch (error) {
      replayed = undefined
      lost.reject(new ReplicaLost('The replica does not answer', { cause: error }))
      // Its connections may be stuck, so the replica gets new ones when it is back.
      driver?.close()
      driver = undefined
    }
  }

  return {
    name: new URL(url).host,
    replayed: () => replayed,
    check,
    read: async (work) => {
      if (!driver) throw new ReplicaLost()
      const reading = work(driver)
      // Its answer no longer matters once the replica is lost.
      reading.catch(() => undefined)
      return await Promise.race([reading, lost.promise])
    },
    close: () => Promise.all([watch.end(), driver?.close()]),
  }
}

async function placeReplayed(replica: Pool): Promise<bigint> {
  const { rows } = await replica.query<{ at: string | null; replica: boolean }>(
    'select pg_last_wal_replay_lsn()::text as at, pg_is_in_recovery() as replica',
  )
  if (!rows[0]?.at || !rows[0].replica) throw new Error('It has become a primary')
  return placeOf(rows[0].at)
}

function losing(): PromiseWithResolvers<never> {
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  return lost
}
