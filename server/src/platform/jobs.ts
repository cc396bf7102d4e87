import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database, Transaction } from './database.ts'

/** The payload of each job by its name. A domain adds its own jobs where it declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: domains extend it.
export interface JobPayloads {}
export type JobName = keyof JobPayloads

/** Work done after the reply. A job is queued in the transaction that calls for it, and runs at least once. */
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
  retries?: number
  schedule?: string
  atStart?: true
}

type Data = Record<string, unknown>

/** What a process was killed in the middle of shows no sign of life, and is begun again by any other within the minute. */
const heartbeats = { heartbeatSeconds: 20 }
/** Whoever works a queue is told by the database of what comes into it. */
const told = { notify: true }
/** Seconds between two looks for such jobs, and at least before what failed is tried again. */
export interface Pace {
  lookForDead: number
  retry: number
  /**
   * The database tells of a job the moment it is there. Between two looks for what was put off, or of which word was lost;
   * more often where it tells nobody, as behind a pooler of transactions.
   */
  look: { told: number; untold: number }
}
const usualPace: Pace = { lookForDead: 10, retry: 5, look: { told: 5, untold: 0.5 } }

/** As long as there are two to take, the next are taken at once. */
const inBursts = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: 5,
} as const

/** Seconds between two looks at the schedules, and at the jobs that came due. */
const scheduling = { schedule: true, cronMonitorIntervalSeconds: 30, cronWorkerIntervalSeconds: 10 }

type Report = (error: unknown) => void

/** Starts the queue on the database, works it in this process and keeps the schedules of the jobs. */
export async function startJobs(
  db: Database,
  jobs: readonly QueuedJob[],
  report: Report,
  { lookForDead, retry, look }: Pace = usualPace,
): Promise<Jobs> {
  const watching = { superviseIntervalSeconds: lookForDead, monitorIntervalSeconds: lookForDead }
  const working = {
    ...inBursts,
    pollingIntervalSeconds: look.untold,
    notifyPollingIntervalSeconds: look.told,
  }
  const boss = new PgBoss({ ...connection(db), ...scheduling, useListenNotify: true, ...watching })
  boss.on('error', report)
  await boss.start()
  for (const { name, handle, retries = 5 } of jobs) {
    const retrying = { retryLimit: retries, retryDelay: retry, retryBackoff: true }
    await boss.createQueue(name, { ...retrying, ...heartbeats, ...told })
    await boss.updateQueue(name, { ...retrying, ...heartbeats, ...told })
    await boss.work<Data, void, typeof working>(name, working, (taken) => inTurn(taken, handle, report))
  }
  await keepSchedules(boss, jobs)
  for (const { name, atStart } of jobs) if (atStart) await boss.send(name, {})
  return {
    enqueue: async (tx, name, payload, startAfter = 0) => {
      await boss.send(name, payload, { db: fromDrizzle(tx as never, sql as never), startAfter })
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 5000 }),
  }
}

/** A run that was missed while no process was up is made up for once, at the next start. */
async function keepSchedules(boss: PgBoss, jobs: readonly QueuedJob[]): Promise<void> {
  for (const { name, schedule } of jobs)
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Kolkata', missed: 'once' })
  const scheduled = new Set<string>(jobs.flatMap(({ name, schedule }) => (schedule ? [name] : [])))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}

/** One that fails is tried again later, and keeps no other waiting. */
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

/** Connections of its own: one of them listens for as long as the service runs. */
function connection(db: Database): ConstructorParameters<typeof PgBoss>[0] & object {
  if ('pglite' in db.client) return { db: fromPglite(db.client.pglite as never), backend: 'pglite' } as never
  const { connectionString = '', connectionTimeoutMillis = 0 } = db.client.pool.options
  return { connectionString, connectionTimeoutMillis, max: 2 }
}
