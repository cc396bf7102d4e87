import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database, Transaction } from './database.ts'

/** Work done after the reply. A job is enqueued in the transaction that calls for it, and done at least once. */
export type Jobs = {
  enqueue: (
    tx: Transaction,
    name: JobName,
    data: Record<string, unknown>,
    afterSeconds?: number,
  ) => Promise<void>
  stop: () => Promise<void>
}
export type JobName =
  | 'makePhotoSizes'
  | 'sendNotification'
  | 'sweepLogins'
  | 'sweepNotifications'
  | 'sweepOpenings'
  | 'collectData'
  | 'forgetDataFiles'
  | 'sweepAudit'
  | 'sweepDownloads'
  | 'purgeDeletedProfiles'
  | 'endMemberships'
  | 'expireInvoices'
  | 'mailInvoice'
  | 'mailCreditNote'
  | 'settlePayments'
  | 'askPayment'
  | 'countFigures'
  | 'writeReport'
  | 'sweepReports'
type Data = Record<string, unknown>
export type JobHandlers = Record<JobName, (data: Data) => Promise<void>>

const day = 86_400_000

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

type Report = (error: unknown) => void

/**
 * Starts the queue on the database and works it in this process. Each process asks for the `daily` jobs at its start
 * and every day after it, so they must not mind being done twice.
 */
export async function startJobs(
  db: Database,
  handlers: JobHandlers,
  daily: readonly JobName[],
  report: Report,
  { lookForDead, retry, look }: Pace = usualPace,
): Promise<Jobs> {
  const watching = { superviseIntervalSeconds: lookForDead, monitorIntervalSeconds: lookForDead }
  const retries = { retryLimit: 5, retryDelay: retry, retryBackoff: true }
  const working = {
    ...inBursts,
    pollingIntervalSeconds: look.untold,
    notifyPollingIntervalSeconds: look.told,
  }
  const boss = new PgBoss({ ...connection(db), schedule: false, useListenNotify: true, ...watching })
  boss.on('error', report)
  await boss.start()
  for (const [name, handle] of Object.entries(handlers)) {
    await boss.createQueue(name, { ...retries, ...heartbeats, ...told })
    await boss.updateQueue(name, { ...heartbeats, ...told })
    await boss.work<Data, void, typeof working>(name, working, (jobs) => inTurn(jobs, handle, report))
  }
  const askDaily = async () => {
    for (const name of daily) await boss.send(name, {})
  }
  await askDaily()
  const timer = setInterval(() => askDaily().catch(report), day)
  return {
    enqueue: async (tx, name, data, startAfter = 0) => {
      await boss.send(name, data, { db: fromDrizzle(tx as never, sql as never), startAfter })
    },
    stop: () => {
      clearInterval(timer)
      return boss.stop({ graceful: true, close: true, timeout: 5000 })
    },
  }
}

/** One that fails is tried again later, and keeps no other waiting. */
async function inTurn(
  jobs: readonly Job<Data>[],
  handle: JobHandlers[JobName],
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
