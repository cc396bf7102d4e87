import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { jobHandlers } from '../jobs.ts'
import { type Pace, startJobs } from './jobs.ts'

const service = useService()
const quick: Pace = { lookForDead: 1, retry: 1, look: { told: 1, untold: 1 } }
/** Nothing is done in time that nobody is told of. */
const told: Pace = { ...quick, look: { told: 600, untold: 600 } }

test('jobs are done after their transaction, not at all when it fails, and daily ones at start', async () => {
  const done: unknown[] = []
  const daily: unknown[] = []
  const errors: unknown[] = []
  const jobs = await startJobs(
    service.db,
    {
      ...jobHandlers(service),
      makePhotoSizes: async (data) => void done.push(data.id),
      sweepLogins: async () => void daily.push('swept'),
    },
    ['sweepLogins'],
    (error) => errors.push(error),
    told,
  )
  await service.db.inTransaction((tx) => jobs.enqueue(tx, 'makePhotoSizes', { id: 'kept' }))
  const failing = service.db.inTransaction(async (tx) => {
    await jobs.enqueue(tx, 'makePhotoSizes', { id: 'dropped' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow()
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['kept'])
  await expect.poll(() => daily, { timeout: 15_000 }).toEqual(['swept'])
  await jobs.stop()
  expect(errors).toEqual([])
})

test('a job that a killed process left is begun again, one of a living process is not', async () => {
  const began: unknown[] = []
  const handlers = {
    ...jobHandlers(service),
    collectData: async (data: { id?: unknown }) => void began.push(data.id),
  }
  const first = await startJobs(service.db, handlers, [], () => undefined, quick)
  await first.stop()
  await service.db.inTransaction(async (tx) => {
    for (const id of ['left', 'living']) await first.enqueue(tx, 'collectData', { id })
  })
  const seen = (id: string, at: string) => sql`update pgboss.job set state = 'active', started_on = now(),
    heartbeat_on = now() + ${at}::interval where name = 'collectData' and data->>'id' = ${id}`
  await service.db.execute(seen('left', '-30 seconds'))
  await service.db.execute(seen('living', '10 minutes'))
  const second = await startJobs(service.db, handlers, [], () => undefined, quick)
  await expect.poll(() => began, { timeout: 60_000, interval: 500 }).toEqual(['left'])
  await second.stop()
}, 90_000)

test('many jobs are done one after the other without a wait, and one that fails keeps none from it', async () => {
  const done: unknown[] = []
  const failures: unknown[] = []
  const handlers = {
    ...jobHandlers(service),
    forgetDataFiles: async ({ id }: { id?: unknown }) => {
      if (id === 7) throw new Error('seven')
      done.push(id)
    },
  }
  const jobs = await startJobs(service.db, handlers, [], (error) => void failures.push(String(error)), quick)
  await service.db.inTransaction(async (tx) => {
    for (let id = 0; id < 60; id++) await jobs.enqueue(tx, 'forgetDataFiles', { id })
  })
  // A pause of a second before each would take a minute.
  await expect.poll(() => done.length, { timeout: 20_000, interval: 100 }).toBe(59)
  expect(failures).toContain('Error: seven')
  await jobs.stop()
}, 40_000)
