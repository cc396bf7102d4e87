import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { messageWithoutValues } from '../platform/log.ts'
import { type QueuedJob, type Report, usualRetries } from './queue.ts'

type Taken = Job<Record<string, unknown>>
type Running = Pick<QueuedJob, 'handle' | 'giveUp' | 'retries' | 'atOnce'>
type Parts = { boss: PgBoss; db: Database; names: readonly string[]; report: Report }

/** How long a job has to let go, in milliseconds, before another process may start it again. */
const lettingGo = 2000

/** Runs the jobs that this process took from the queue, and can hand back those that it does not finish. */
export function batchesOf({ boss, db, names, report }: Parts) {
  const held = new Set<Taken>()
  const letGo = new AbortController()
  let ending: Promise<void> | undefined

  /** Runs jobs one after the other, or all at once. A failed job is retried later and does not hold up the others. */
  async function run(taken: readonly Taken[], running: Running): Promise<JobResult[]> {
    const { atOnce = 1 } = running
    for (const job of taken) held.add(job)
    const results: JobResult[] = []
    for (let from = 0; from < taken.length && !ending; from += atOnce) {
      const together = taken.slice(from, from + atOnce).map((job) => runOne(job, running))
      results.push(...(await Promise.all(together)).flat())
    }
    await handBackHeld(taken.filter((job) => held.has(job)))
    return results
  }

  /** The result of a job, or none if it let go. */
  async function runOne(job: Taken, running: Running): Promise<JobResult[]> {
    try {
      await running.handle(job.data, letGo.signal)
      held.delete(job)
      return [{ id: job.id, status: 'completed' }]
    } catch (error) {
      if (letGo.signal.aborted) return []
      held.delete(job)
      return [await failed({ job, error, report }, running)]
    }
  }

  async function handBackHeld(jobs: readonly Taken[]): Promise<void> {
    for (const job of jobs) held.delete(job)
    await handBack(boss, db, jobs)
  }

  async function end(seconds: number): Promise<void> {
    const workers = Promise.all(names.map((name) => boss.offWork(name)))
    await atMost(workers, seconds * 1000)
    letGo.abort()
    await atMost(workers, lettingGo)
    await handBackHeld([...held])
  }

  const finish = (seconds: number): Promise<void> => {
    ending ??= end(seconds).catch(report)
    return ending
  }
  return { run, finish }
}

type Failing = { job: Taken; error: unknown; report: Report }

/** The result of a failed run. The last one gives the job up. */
async function failed(
  { job: { id, name, data, retryCount }, error, report }: Failing,
  { giveUp, retries = usualRetries }: Running,
): Promise<JobResult> {
  report(error, name)
  if (retryCount >= retries) await giveUp?.(data).catch((another) => report(another, name))
  return { id, status: 'failed', output: { message: messageWithoutValues(error) } }
}

/** Lets another process take these jobs at once. The queue then ignores what this process says about them. */
async function handBack(boss: PgBoss, db: Database, jobs: readonly Taken[]): Promise<void> {
  if (jobs.length === 0) return
  await db.inTransaction(async (tx) => {
    const within = { db: fromDrizzle(tx, sql) }
    for (const { name, id, retryCount } of jobs) {
      await boss.cancel(name, { id, retryCount }, within)
      await boss.resume(name, id, within)
    }
  })
}

/** Waits for `work`, but no longer than this many milliseconds. */
async function atMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const timer = new AbortController()
  const timeUp = pause(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined)
  await Promise.race([work, timeUp])
  timer.abort()
}
