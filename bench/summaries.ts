import { setTimeout as pause } from 'node:timers/promises'
import { indianDay } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase, rows } from '../server/src/database/database.ts'
import { handledBy, type Job } from '../server/src/jobs/job.ts'
import { openQueue } from '../server/src/jobs/queue.ts'
import { startJobs } from '../server/src/jobs/work.ts'
import type { Services } from '../server/src/services/services.ts'
import { prepareSummaries } from '../server/src/summaries/prepare.ts'
import { mailSummaryJob, textSummaryJob } from '../server/src/summaries/send.ts'
import { onDatabases, option } from './databases.ts'
import { shown, timed } from './statistics.ts'
import { head, print, row } from './tables.ts'

/**
 * node bench/summaries.ts [--postgres 100000,1000000] [--parts 24] [--mail 100]: prepares the summaries of a day, or some of
 * the 24 parts of its morning, then sends their mails for some seconds through a provider that takes this many milliseconds.
 */
const parts = Number(option('parts') ?? 24)
const milliseconds = Number(option('mail') ?? 100)
const seconds = 20
const jobs: Job<Services>[] = [mailSummaryJob, textSummaryJob]
const report = (error: unknown) => print(String(error))

await onDatabases(measure, { embedded: '', postgres: '100000,1000000' })

async function measure(seeded: Services, _database: string, profiles: number): Promise<void> {
  const { client } = seeded.db
  if (!('direct' in client)) throw new Error('This takes PostgreSQL')
  let statements = 0
  const logger = { logQuery: () => void statements++ }
  const db = await openDatabase({ url: client.direct.connectionString, logger })
  const first = new Date(`${indianDay(new Date())}T08:00:00+05:30`)
  const now = new Date(first.getTime() + (parts - 1) * 600_000)
  const { db: watched, lengths } = withLengths(db)
  const services: Services = { ...seeded, db: watched, clock: { now: () => now } }
  const handled = handledBy(Promise.resolve(services), jobs)
  services.jobs = await openQueue(db, handled, report)
  await db.execute(sql`delete from summaries`)
  await db.execute(sql`delete from summary_days`)
  await db.execute(sql`delete from pgboss.job`)
  statements = 0
  const memory = memoryOf()
  const took = await timed(() => prepareSummaries(services))
  const most = memory.end()
  head(
    'profiles',
    'summaries',
    's',
    'summaries a second',
    'batches',
    'statements a batch',
    'longest ms',
    'MB more',
  )
  const [queued] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int from pgboss.job where name = 'mailSummary'`,
  )
  const made = queued?.count ?? 0
  row(
    ...[profiles, made, shown(took / 1000), shown((made * 1000) / took), lengths.length],
    ...[shown(statements / lengths.length), shown(Math.max(...lengths)), shown(most)],
  )
  await services.jobs.stop()
  await sendFor(services, handled)
  await db.close()
}

/** Notes how long each transaction takes. */
function withLengths(db: Database): { db: Database; lengths: number[] } {
  const lengths: number[] = []
  const inTransaction: Database['inTransaction'] = async (work) => {
    const begun = performance.now()
    return await db.inTransaction(work).finally(() => lengths.push(performance.now() - begun))
  }
  const get = (target: Database, key: string | symbol) =>
    key === 'inTransaction' ? inTransaction : Reflect.get(target, key)
  return { db: new Proxy(db, { get }), lengths }
}

/** The most memory of the process beyond what it has now, in MB. */
function memoryOf(): { end: () => number } {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return {
    end: () => {
      clearInterval(timer)
      return (most - before) / 2 ** 20
    },
  }
}

async function sendFor(services: Services, handled: ReturnType<typeof handledBy>): Promise<void> {
  let sent = 0
  const send = async () => {
    await pause(milliseconds)
    sent++
  }
  services.messenger = { mail: send, sms: send }
  const queue = await startJobs(services.db, handled, report)
  await pause(seconds * 1000)
  print(`\n${shown(sent / seconds)} messages a second, each of which takes the provider ${milliseconds} ms`)
  await queue.finish(5)
  await queue.stop()
}
