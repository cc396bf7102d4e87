import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { isDatabaseAway } from './databaseAway.ts'
import type { ConnectionSettings } from './databaseSettings.ts'
import type { Driver } from './drivers.ts'
import { currentWrites, placeOf } from './position.ts'
import { openReplica, type Replica, ReplicaLost } from './replica.ts'
import type { StatementLog } from './statementLog.ts'
import { checkInterval, watchReplicas } from './watchedReplicas.ts'

/** How long a report waits for a replica that has replayed everything, in milliseconds. */
const reportWait = 1000

export type Replicas = Awaited<ReturnType<typeof openReplicas>>

/** Chooses the replica that a read may use, and reads from the primary if there is none or it fails. */
export async function openReplicas(
  urls: readonly string[],
  settings: ConnectionSettings,
  primary: Pool,
  logger?: StatementLog,
) {
  const replicas = await Promise.all(urls.map((url) => openReplica(url, settings, logger)))
  const { position, replicaAt, states, close } = watchReplicas(replicas, primary)
  const reads = { primary: 0, replica: 0 }

  async function caughtUp(): Promise<Replica | undefined> {
    const upTo = placeOf(await position())
    const until = performance.now() + reportWait
    let found = replicaAt(upTo)
    while (!found && performance.now() < until) {
      await pause(checkInterval / 4)
      found = replicaAt(upTo)
    }
    return found
  }

  async function from<T>(replica: Replica | undefined, there: There<T>, here: Here<T>): Promise<T> {
    const read = await replica?.read(async (on) => ({ found: await there(on) })).catch(ofReplica)
    reads[read ? 'replica' : 'primary'] += 1
    return read ? read.found : await here()
  }

  return {
    position,
    reads,
    states,
    close,
    /** For a request: a replica that has replayed what the session of the request last wrote. */
    read: <T>(there: There<T>, here: Here<T>): Promise<T> => {
      const writes = currentWrites()
      return from(writes && !writes.hasWritten ? replicaAt(writes.upTo) : undefined, there, here)
    },
    /** For a report: a replica that has replayed everything that is committed now. */
    readLong: async <T>(there: There<T>, here: Here<T>): Promise<T> =>
      await from(await caughtUp(), there, here),
  }
}

type There<T> = (on: Driver) => Promise<T>
type Here<T> = () => Promise<T>

/** Accepts failures of a replica only: it is away, or has removed rows that the read needed (40001). */
function ofReplica(error: unknown): undefined {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  if (!(error instanceof ReplicaLost || isDatabaseAway(error) || code === '40001')) throw error
}
