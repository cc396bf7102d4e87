import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import {
  connection,
  createQueues,
  enqueueWith,
  type Jobs,
  type QueuedJob,
  type Report,
  retryAfter,
  startBoss,
} from './queue.ts'
import { batchesOf } from './taken.ts'

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
  /** How often it checks the schedules. */
  schedules: number
}
const usualPace: Pace = {
  lookForDead: 10,
  retry: retryAfter,
  look: { notified: 5, polled: 0.5 },
  schedules: 30,
}

/** Takes two jobs at a time, or as many as run at once, and continues without a pause while there are so many. */
const inBursts = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: 5,
} as const

/** Starts the queue and its workers in this process, and saves the schedules of the jobs. */
export async function startJobs(
  db: Database,
  jobs: readonly QueuedJob[],
  report: Report,
  { lookForDead, retry, look, schedules }: Pace = usualPace,
): Promise<Jobs> {
  const watching = { superviseIntervalSeconds: lookForDead, monitorIntervalSeconds: lookForDead }
  const working = {
    ...inBursts,
    pollingIntervalSeconds: look.polled,
    notifyPollingIntervalSeconds: look.notified,
  }
  const scheduling = {
    schedule: true,
    cronMonitorIntervalSeconds: schedules,
    cronWorkerIntervalSeconds: Math.max(1, Math.round(schedules / 3)),
  }
  // Two connections for statements; a third one listens for as long as the service runs.
  const options = { ...connection(db, 2), ...scheduling, useListenNotify: true, ...watching }
  const boss = await startBoss(options, report)
  await createQueues(boss, jobs, retry)
  const { run, finish } = batchesOf({ boss, db, names: jobs.map(({ name }) => name), report })
  for (const job of jobs) {
    const some = { ...working, batchSize: Math.max(working.batchSize, job.atOnce ?? 1) }
    await boss.work<Record<string, unknown>, void, typeof some>(job.name, some, (taken) => run(taken, job))
  }
  await saveSchedules(boss, jobs)
  for (const { name, atStart } of jobs) if (atStart) await boss.send(name, {})
  return {
    ...enqueueWith(boss),
    finish,
    stop: async () => {
      await finish(5)
      await boss.stop({ graceful: false })
    },
  }
}

/** Saves the schedules and removes old ones. Runs that were missed while no process was running are made up for once. */
async function saveSchedules(boss: PgBoss, jobs: readonly QueuedJob[]): Promise<void> {
  for (const { name, schedule } of jobs)
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Kolkata', missed: 'once' })
  const scheduled = new Set<string>(jobs.flatMap(({ name, schedule }) => (schedule ? [name] : [])))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}
