import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../database/database.ts'

/** The payload of each job by its name. A domain adds its own jobs where it declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: domains extend it, and only an interface can be extended.
export interface JobPayloads {}
export type JobName = keyof JobPayloads

/** Work that is done after the reply. A job is queued in the transaction that needs it, and runs at least once. */
export type Jobs = {
  enqueue: <Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    afterSeconds?: number,
  ) => Promise<void>
  /** Queues one job for each payload, with one statement for all of them. */
  enqueueAll: <Name extends JobName>(
    tx: Transaction,
    name: Name,
    payloads: readonly JobPayloads[Name][],
  ) => Promise<void>
  /** Takes no more jobs. Those that still run after `seconds` go back to the queue, for another process. */
  finish: (seconds: number) => Promise<void>
  /** Closes the connections of the queue. */
  stop: () => Promise<void>
}

export interface QueuedJob {
  name: string
  handle: (data: unknown, letGo: AbortSignal) => Promise<void>
  /** Runs after the last retry has failed. */
  giveUp?: (data: unknown) => Promise<void>
  /** How often a failed run is retried, five times by default. */
  retries?: number
  /** A cron expression in Indian time for scheduled jobs, whose payload is `{}`. */
  schedule?: string
  /** How many of them run at the same time in a process; one by default. */
  atOnce?: number
  /** Whether it also runs when a process starts, for work that a killed process left. The payload is `{}`. */
  atStart?: true
}

/** A job whose process was killed sends no heartbeat, so another process restarts it within a minute. */
const heartbeats = { heartbeatSeconds: 20 }
/** The database notifies the workers of a queue about new jobs. */
const notifications = { notify: true }

export const usualRetries = 5

/** The least wait in seconds before a failed job runs again. */
export const retryAfter = 5

/** `job` is the name of the job that failed; the queue itself can fail, too. */
export type Report = (error: unknown, job?: string) => void

/** Only queues jobs, for processes that run none: nothing polls, and nothing listens. */
export async function openQueue(db: Database, jobs: readonly QueuedJob[], report: Report): Promise<Jobs> {
  const idle = {
    supervise: false,
    schedule: false,
    bamIntervalSeconds: aDay,
    queueCacheIntervalSeconds: aDay,
  }
  const boss = await startBoss({ ...connection(db, 1), ...idle }, report)
  await createQueues(boss, jobs, retryAfter)
  return {
    ...enqueueWith(boss),
    finish: async () => undefined,
    stop: () => boss.stop({ graceful: false }),
  }
}
const aDay = 86_400

export async function startBoss(options: ConstructorOptions, report: Report): Promise<PgBoss> {
  const boss = new PgBoss(options)
  boss.on('error', (error) => report(error))
  await boss.start()
  return boss
}

/** Each process creates the queues: the first to start may be one that only adds jobs. */
export async function createQueues(boss: PgBoss, jobs: readonly QueuedJob[], retry: number): Promise<void> {
  for (const { name, retries = usualRetries } of jobs) {
    const retrying = { retryLimit: retries, retryDelay: retry, retryBackoff: true }
    await boss.createQueue(name, { ...retrying, ...heartbeats, ...notifications })
    await boss.updateQueue(name, { ...retrying, ...heartbeats, ...notifications })
  }
}

export const enqueueWith = (boss: PgBoss): Pick<Jobs, 'enqueue' | 'enqueueAll'> => ({
  enqueue: async (tx, name, payload, startAfter = 0) => {
    await boss.send(name, payload, { db: fromDrizzle(tx, sql), startAfter })
  },
  enqueueAll: async (tx, name, payloads) => {
    if (payloads.length === 0) return
    const waiting = payloads.map((data) => ({ data }))
    await boss.insert(name, waiting, { db: fromDrizzle(tx, sql) })
  },
})

/** Gives the queue its own connections, apart from those for requests. */
export function connection(db: Database, max: number): ConstructorOptions {
  if ('pglite' in db.client) return { db: fromPglite(db.client.pglite), backend: 'pglite' }
  const { application_name: name, ...direct } = db.client.direct
  return { ...direct, application_name: `${name} jobs`, max }
}
