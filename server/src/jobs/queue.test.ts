import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { jobs as declared } from '../jobs.ts'
import { handledBy } from './job.ts'
import type { QueuedJob } from './queue.ts'
import { type Pace, startJobs } from './work.ts'

const service = useService()
const quick: Pace = { lookForDead: 1, retry: 1, look: { notified: 1, polled: 1 }, schedules: 2 }
type Handles = Partial<Record<string, QueuedJob['handle']>>
/** All jobs, some of them with other handlers. */
const jobsWith = (handles: Handles): QueuedJob[] =>
  handledBy(Promise.resolve(service), declared).map((one) => ({
    ...one,
    handle: handles[one.name] ?? one.handle,
  }))
const idOf = (data: unknown) => (data as { id?: unknown }).id
/** Long intervals, so that only notifications of the database can start a job in time. */
const notifiedOnly: Pace = { ...quick, look: { notified: 600, polled: 600 } }

test('a job runs after its transaction, and not at all when that fails', async () => {
  const done: unknown[] = []
  const errors: unknown[] = []
  const jobs = await startJobs(
    service.db,
    jobsWith({ makePhotoSizes: async (data) => void done.push(idOf(data)) }),
    (error) => errors.push(error),
    notifiedOnly,
  )
  await service.db.inTransaction((tx) => jobs.enqueue(tx, 'makePhotoSizes', { id: 'kept' }))
  const failing = service.db.inTransaction(async (tx) => {
    await jobs.enqueue(tx, 'makePhotoSizes', { id: 'dropped' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow()
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['kept'])
  await jobs.stop()
  expect(errors).toEqual([])
})

test('restarts a job that a killed process left, but not one of a living process', async () => {
  const began: unknown[] = []
  const handlers = jobsWith({ collectData: async (data) => void began.push(idOf(data)) })
  const first = await startJobs(service.db, handlers, () => undefined, quick)
  await first.stop()
  await service.db.inTransaction(async (tx) => {
    for (const id of ['left', 'living']) await first.enqueue(tx, 'collectData', { id })
  })
  const seen = (id: string, at: string) => sql`update pgboss.job set state = 'active', started_on = now(),
    heartbeat_on = now() + ${at}::interval where name = 'collectData' and data->>'id' = ${id}`
  await service.db.execute(seen('left', '-30 seconds'))
  await service.db.execute(seen('living', '10 minutes'))
  const second = await startJobs(service.db, handlers, () => undefined, quick)
  await expect.poll(() => began, { timeout: 60_000, interval: 500 }).toEqual(['left'])
  await second.stop()
}, 90_000)

test('runs many jobs without a pause between them, and a failing one does not stop the others', async () => {
  const done: unknown[] = []
  const failures: unknown[] = []
  const handlers = jobsWith({
    collectData: async (data) => {
      if (idOf(data) === '7') throw new Error('seven')
      done.push(idOf(data))
    },
  })
  const report = (error: unknown, name?: string) => void failures.push(`${name}: ${error}`)
  const jobs = await startJobs(service.db, handlers, report, quick)
  await service.db.inTransaction(async (tx) => {
    for (let id = 0; id < 60; id++) await jobs.enqueue(tx, 'collectData', { id: String(id) })
  })
  // A pause of a second before each would take a minute.
  await expect.poll(() => done.length, { timeout: 20_000, interval: 100 }).toBe(59)
  expect(failures).toContain('collectData: Error: seven')
  await jobs.stop()
  // Otherwise its retry runs in a later test.
  await service.db.execute(sql`delete from pgboss.job where data->>'id' = '7'`)
}, 40_000)

test('jobs that may run at once do not wait for each other', async () => {
  let begun = 0
  const all = Promise.withResolvers<void>()
  const handlers = jobsWith({
    mailSummary: async () => {
      if (++begun === 10) all.resolve()
      await all.promise
    },
  })
  const jobs = await startJobs(service.db, handlers, () => undefined, quick)
  const content = { matches: [], interests: 0, messages: 1 }
  const payload = { id: 1, preparedAt: service.time.now.toISOString(), content }
  await service.db.inTransaction((tx) => jobs.enqueueAll(tx, 'mailSummary', Array(10).fill(payload)))
  await all.promise
  await jobs.stop()
  expect(begun).toBe(10)
}, 20_000)

test('each scheduled job has its schedule, and one that lost it has none', async () => {
  const schedules = async () =>
    (await service.db.execute<{ name: string; cron: string; timezone: string }>(
      sql`select name, cron, timezone from pgboss.schedule order by name`,
    )) as unknown as { rows: unknown[] }
  const first = await startJobs(service.db, jobsWith({}), () => undefined, quick)
  await first.stop()
  const expected = declared
    .flatMap(({ name, schedule }) => (schedule ? [{ name, cron: schedule, timezone: 'Asia/Kolkata' }] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  expect((await schedules()).rows).toEqual(expected)
  const unscheduled = jobsWith({}).map(({ schedule: _, ...one }) => one)
  const second = await startJobs(service.db, unscheduled, () => undefined, quick)
  await second.stop()
  expect((await schedules()).rows).toEqual([])
}, 60_000)

test('a scheduled run that was missed while no process was up happens once at the next start', async () => {
  let swept = 0
  const handlers = jobsWith({ sweepLogins: async () => void swept++ })
  const first = await startJobs(service.db, handlers, () => undefined, quick)
  await first.stop()
  expect(swept).toBe(0)
  await service.db.execute(sql`update pgboss.version set cron_on = now() - interval '3 days'`)
  await service.db.execute(sql`update pgboss.schedule set created_on = now() - interval '9 days',
    updated_on = now() - interval '9 days'`)
  const second = await startJobs(service.db, handlers, () => undefined, quick)
  await expect.poll(() => swept, { timeout: 60_000, interval: 500 }).toBe(1)
  await second.stop()
}, 90_000)

test('a job whose payload an older version queued otherwise fails, with the reason', async () => {
  const mail = declared.find(({ name }) => name === 'mailCreditNote')
  await expect(mail?.handle(service, { id: 7 }, new AbortController().signal)).rejects.toThrow(/note/)
})

test('a process that ends hands its jobs back, and another one runs them at once', async () => {
  const done: unknown[] = []
  const begun = Promise.withResolvers<void>()
  const first = await startJobs(
    service.db,
    jobsWith({
      collectData: (_data, letGo) => {
        begun.resolve()
        return new Promise((_resolve, reject) => letGo.addEventListener('abort', () => reject(letGo.reason)))
      },
    }),
    () => undefined,
    quick,
  )
  await service.db.inTransaction(async (tx) => {
    for (const id of ['running', 'not begun']) await first.enqueue(tx, 'collectData', { id })
  })
  await begun.promise
  await first.finish(0.1)
  const states = sql`select state from pgboss.job where name = 'collectData' and data->>'id' in ('running', 'not begun')`
  expect(await rows(service.db, states)).toEqual([{ state: 'created' }, { state: 'created' }])
  await first.stop()
  const second = await startJobs(
    service.db,
    jobsWith({ collectData: async (data) => void done.push(idOf(data)) }),
    () => undefined,
    quick,
  )
  await expect.poll(() => done.toSorted(), { timeout: 15_000 }).toEqual(['not begun', 'running'])
  await second.stop()
}, 60_000)

test('a job that ends in time is not handed back', async () => {
  let runs = 0
  const begun = Promise.withResolvers<void>()
  const jobs = await startJobs(
    service.db,
    jobsWith({
      collectData: async () => {
        begun.resolve()
        runs++
        await new Promise((resolve) => setTimeout(resolve, 300))
      },
    }),
    () => undefined,
    quick,
  )
  await service.db.inTransaction((tx) => jobs.enqueue(tx, 'collectData', { id: 'quick' }))
  await begun.promise
  await jobs.finish(10)
  const state = sql`select state from pgboss.job where name = 'collectData' and data->>'id' = 'quick'`
  expect(await rows(service.db, state)).toEqual([{ state: 'completed' }])
  await jobs.stop()
  expect(runs).toBe(1)
}, 60_000)
