import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss'
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
  stop: () => Promise<void>
}

export interface QueuedJob {
  name: JobName
  handle: (data: unknown) => Promise<void>
  /** How often a failed run is retried, five times by default. */
  retries?: number
  /** A cron expression in Indian time for scheduled jobs, whose payload is `{}`. */
  schedule?: string
  /** Whether it also runs when a process starts, for work that a killed process left. The payload is `{}`. */
  atStart?: true
}

type Data = Record<string, unknown>

/** A job whose process was killed sends no heartbeat, so another process restarts it within a minute. */
const heartbeats = { heartbeatSeconds: 20 }
/** The database notifies the workers of a queue about new jobs. */
const notifications = { notify: true }
/**
 * How often the queue looks for jobs, in seconds. `lookForDead` is for jobs of killed processes, `retry` the least
 * wait after a failure.
 */
export interface Pace {
  lookForDead: number
  retry: number
  /**
   * Interval of polling. `notified` is for databases that send notifications: it finds delayed jobs and those whose
   * notification was lost. `polled` is for those that cannot, such as a pooler in transaction mode.
   */
  look: { notified: number; polled: number }
}
const usualPace: Pace = { lookForDead: 10, retry: 5, look: { notified: 5, polled: 0.5 } }

/** Takes two jobs at a time and continues without a pause while there are two. */
const inBursts = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: 5,
} as const

/** How often the queue checks the schedules and the jobs that are due, in seconds. */
const scheduling = { schedule: true, cronMonitorIntervalSeconds: 30, cronWorkerIntervalSeconds: 10 }

type Report = (error: unknown) => void

/** Starts the queue and its workers in this process, and saves the schedules of the jobs. */
export async function startJobs(
  db: Database,
  jobs: readonly QueuedJob[],
  report: Report,
  { lookForDead, retry, look }: Pace = usualPace,
): Promise<Jobs> {
  const watching = { superviseIntervalSeconds: lookForDead, monitorIntervalSeconds: lookForDead }
  const working = {
    ...inBursts,
    pollingIntervalSeconds: look.polled,
    notifyPollingIntervalSeconds: look.notified,
  }
  const boss = new PgBoss({ ...connection(db), ...scheduling, useListenNotify: true, ...watching })
  boss.on('error', report)
  await boss.start()
  for (const { name, handle, retries = 5 } of jobs) {
    const retrying = { retryLimit: retries, retryDelay: retry, retryBackoff: true }
    await boss.createQueue(name, { ...retrying, ...heartbeats, ...notifications })
    await boss.updateQueue(name, { ...retrying, ...heartbeats, ...notifications })
    await boss.work<Data, void, typeof working>(name, working, (taken) => inTurn(taken, handle, report))
  }
  await saveSchedules(boss, jobs)
  for (const { name, atStart } of jobs) if (atStart) await boss.send(name, {})
  return {
    enqueue: async (tx, name, payload, startAfter = 0) => {
      await boss.send(name, payload, { db: fromDrizzle(tx, sql), startAfter })
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 5000 }),
  }
}

/** Saves the schedules and removes old ones. Runs that were missed while no process was running are made up for once. */
async function saveSchedules(boss: PgBoss, jobs: readonly QueuedJob[]): Promise<void> {
  for (const { name, schedule } of jobs)
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Kolkata', missed: 'once' })
  const scheduled = new Set<string>(jobs.flatMap(({ name, schedule }) => (schedule ? [name] : [])))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}

/** Runs jobs one after the other. A failed job is retried later and does not hold up the others. */
async function inTurn(
  jobs: readonly Job<Data>[],
  handle: QueuedJob['handle'],
  report: Report,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const { id, data } of jobs) {
    try {
      await handle(data)
      results.push({ id, status: 'completed' })
    } catch (error) {
      report(error)
      results.push({ id, status: 'failed', output: { message: String(error) } })
    }
  }
  return results
}

/** Gives the queue its own connections: one of them listens for as long as the service runs. */
function connection(db: Database): ConstructorOptions {
  if ('pglite' in db.client) return { db: fromPglite(db.client.pglite), backend: 'pglite' }
  const { connectionString = '', connectionTimeoutMillis = 0 } = db.client.pool.options
  return { connectionString, connectionTimeoutMillis, max: 2 }
}
