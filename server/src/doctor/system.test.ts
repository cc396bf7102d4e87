import { type Role, staffRoles } from '@bnr/contract/access'
import {
  deleteJob,
  examineSystem,
  listFailedJobs,
  readQueues,
  retryJob,
  retryJobs,
} from '@bnr/contract/doctor/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { handledBy } from '../jobs/job.ts'
import type { Jobs } from '../jobs/queue.ts'
import { startJobs } from '../jobs/work.ts'
import { jobs as declared } from '../jobs.ts'

const service = useService({ DATA_DIR: '.' })
let token = ''
let jobs: Jobs
let failure: Error | undefined
const done: unknown[] = []

beforeAll(async () => {
  token = (await createStaff(service, 'super_admin')).token
})

test('an installation without a queue has no queues and no failed jobs', async () => {
  expect((await service.call(readQueues, {}, token)).body).toEqual([])
  expect((await service.call(listFailedJobs, {}, token)).body).toMatchObject({ results: [], total: 0 })
  const retried = await service.call(retryJobs, { body: { kind: 'makePhotoSizes' } }, token)
  expect(retried.body).toEqual({ count: 0 })
})

test('only the super administrator sees the system or touches a job', async () => {
  const params = { jobId: crypto.randomUUID() }
  const calls = [
    [examineSystem, {}],
    [readQueues, {}],
    [listFailedJobs, {}],
    [retryJob, { params }],
    [retryJobs, { body: { kind: 'x' } }],
    [deleteJob, { params }],
  ] as const
  const others = staffRoles.filter((role) => role !== 'super_admin')
  const tokens = [
    (await createMember(service)).token,
    ...(await Promise.all(others.map(async (role: Role) => (await createStaff(service, role)).token))),
  ]
  for (const [endpoint, input] of calls) {
    expect((await service.call(endpoint, input)).status).toBe(401)
    for (const one of tokens) expect((await service.call(endpoint, input, one)).status).toBe(403)
    expect((await service.call(endpoint, input, token)).status).toBe(200)
  }
})

test('the checks run once for all who ask at the same time or soon after', async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => service.call(examineSystem, {}, token)))
  const [first] = asked
  service.time.now = new Date(service.time.now.getTime() + 1000)
  const later = await service.call(examineSystem, {}, token)
  for (const { body } of [...asked, later]) expect(body.checkedAt).toBe(first?.body.checkedAt)
  const names = first?.body.checks.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Settings', 'Database', 'Migrations', 'Clock', 'Processes']))
})

const wrong = 'Query "Anita" failed for 9876543210 and anita@example.org'

/** A queue whose jobs fail at once, without another try, while `failure` is set. */
async function openQueue(): Promise<void> {
  const handled = handledBy(Promise.resolve(service), declared).map(
    ({ schedule: _, atStart: __, ...one }) => ({
      ...one,
      retries: 0,
      handle: async (data: unknown) => {
        if (failure) throw failure
        done.push(data)
      },
    }),
  )
  const look = { notified: 1, polled: 1 }
  jobs = await startJobs(service.db, handled, () => undefined, {
    lookForDead: 1,
    retry: 1,
    look,
    schedules: 2,
  })
}

async function fail(...payloads: { id: string }[]): Promise<void> {
  failure = new Error(wrong)
  await service.db.inTransaction(async (tx) => {
    for (const payload of payloads) await jobs.enqueue(tx, 'makePhotoSizes', payload)
  })
  const count = () => list().then(({ total }) => total)
  await expect.poll(count, { timeout: 20_000 }).toBe(payloads.length)
  failure = undefined
}

const list = async (query = {}) => (await service.call(listFailedJobs, { query }, token)).body
const audited = (action: string) => service.db.select().from(auditLog).where(eq(auditLog.action, action))

afterEach(() => void done.splice(0))
afterAll(() => jobs?.stop())

test('a failed job shows its kind, attempts and ids, but no value of a member', async () => {
  await openQueue()
  await fail({ id: 'a-1' })
  const { results } = await list({ kind: 'makePhotoSizes' })
  expect(results).toMatchObject([{ kind: 'makePhotoSizes', attempts: 1, about: 'id a-1' }])
  expect(results[0]?.reason).toBe('Query … failed for … and …')
  expect((await list({ kind: 'mailInvoice' })).total).toBe(0)
  const queues = (await service.call(readQueues, {}, token)).body
  expect(queues).toEqual([{ kind: 'makePhotoSizes', waiting: 0, active: 0, failed: 1 }])
}, 60_000)

test('a retried job runs once, however often somebody presses', async () => {
  const { results } = await list()
  const params = { jobId: results[0]?.id }
  const presses = await Promise.all([1, 2].map(() => service.call(retryJob, { params }, token)))
  expect(presses.map(({ body }) => body.count).sort()).toEqual([0, 1])
  await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ id: 'a-1' }])
  expect((await service.call(retryJob, { params }, token)).body).toEqual({ count: 0 })
  expect((await list()).total).toBe(0)
  expect(await audited('job retry')).toMatchObject([
    { subject: 'job', detail: { job: 'makePhotoSizes', rows: 1, reference: params.jobId } },
  ])
}, 60_000)

test('all jobs of a kind run again with one press, and one that is deleted never does', async () => {
  await fail({ id: 'a-2' }, { id: 'a-3' }, { id: 'a-4' })
  const chosen = (await list()).results.find(({ about }) => about === 'id a-3')
  const params = { jobId: chosen?.id }
  expect((await service.call(deleteJob, { params }, token)).body).toEqual({ count: 1 })
  expect((await service.call(deleteJob, { params }, token)).body).toEqual({ count: 0 })
  const retryKind = (kind: string) => service.call(retryJobs, { body: { kind } }, token)
  expect((await retryKind('mailInvoice')).body).toEqual({ count: 0 })
  expect((await retryKind('makePhotoSizes')).body).toEqual({ count: 2 })
  const ids = () => done.map((data) => (data as { id: string }).id).sort()
  await expect.poll(ids, { timeout: 20_000 }).toEqual(['a-2', 'a-4'])
  expect(await audited('job delete')).toHaveLength(1)
  expect(await audited('job retry')).toHaveLength(2)
}, 60_000)
