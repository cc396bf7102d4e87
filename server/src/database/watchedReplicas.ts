import type { Pool } from 'pg'
import { placeOf } from './position.ts'
import type { Replica } from './replica.ts'

/** Milliseconds between two checks. A lost replica is left out after twice this time at most. */
export const checkInterval = 400
/** A replica that is further behind, in milliseconds, is left out. */
const maxLag = 5000

/** Where the log of the primary ended, and when this process saw it. The oldest comes first. */
type Seen = readonly { at: number; place: bigint }[]

/** Checks the replicas all the time, and knows which of them a read may use. */
export function watchReplicas(replicas: readonly Replica[], primary: Pool) {
  let seen: Seen = []
  let turn = 0

  /** Where the log of the primary ends: everything that is committed lies before it. */
  const position = async (): Promise<string> => {
    const { rows } = await primary.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
    return rows[0]?.at ?? ''
  }
  const look = async () => {
    const at = performance.now()
    const place = placeOf(await position())
    if (seen.at(-1)?.place !== place) seen = [...seen.slice(-100), { at, place }]
  }
  const lag = (replica: Replica) => lagOf(replica.replayed(), seen, performance.now())
  const stop = repeat([look, ...replicas.map(({ check }) => check)])

  return {
    position,
    /** A replica that has replayed the log up to a place. They take turns. */
    replicaAt: (upTo: bigint): Replica | undefined => {
      turn += 1
      const fit = replicas.filter((one) => (one.replayed() ?? -1n) >= upTo && lag(one) <= maxLag)
      return fit[turn % fit.length]
    },
    states: () => replicas.map((one) => ({ name: one.name, lag: lag(one), inUse: lag(one) <= maxLag })),
    close: async () => {
      stop()
      await Promise.all(replicas.map((one) => one.close()))
    },
  }
}

/**
 * How long, in milliseconds, a replica has been missing something that the primary had. It needs no clock of another
 * machine, and grows while the primary is away.
 */
function lagOf(replayed: bigint | undefined, seen: Seen, now: number): number {
  if (replayed === undefined) return Number.POSITIVE_INFINITY
  const missing = seen.find(({ place }) => place > replayed)
  return missing ? now - missing.at : 0
}

/** Repeats each check, but never while the same one is still running. */
function repeat(checks: readonly (() => Promise<void>)[]): () => void {
  const running = new Set<() => Promise<void>>()
  const checkAll = () => {
    for (const check of checks.filter((one) => !running.has(one))) {
      running.add(check)
      check()
        .catch(() => undefined)
        .finally(() => running.delete(check))
    }
  }
  checkAll()
  const timer = setInterval(checkAll, checkInterval).unref()
  return () => clearInterval(timer)
}
