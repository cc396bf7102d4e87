import { listBulkActions, planFollowUps } from '@bnr/contract/bulk/endpoints'
import * as imported from '@bnr/contract/imports/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { csv, heading, person, uploadProfiles } from '../../test/importFiles.ts'
import { runBulk } from '../bulk/run.ts'
import { jobs as declared } from '../jobs.ts'
import { daysAfter } from '../platform/clock.ts'
import { handledBy } from './job.ts'
import type { JobName } from './queue.ts'
import { type Pace, startJobs } from './work.ts'

const service = useService()
const quick: Pace = { lookForDead: 1, retry: 1, look: { notified: 1, polled: 1 }, schedules: 30 }

/** Lets the queue run a job that always fails, until it gives up. */
async function failFor(name: JobName & ('runBulk' | 'importProfiles'), id: number, retries: number) {
  let runs = 0
  const handle = async () => {
    runs++
    throw new Error('out of order')
  }
  const handlers = handledBy(Promise.resolve(service), declared).map((one) =>
    one.name === name ? { ...one, handle, retries } : one,
  )
  const jobs = await startJobs(service.db, handlers, () => undefined, quick)
  await service.db.inTransaction((tx) => jobs.enqueue(tx, name, { id }))
  await expect.poll(() => runs, { timeout: 30_000 }).toBe(retries + 1)
  await jobs.finish(5)
  await jobs.stop()
  await service.db.execute(sql`delete from pgboss.job where name = ${name}`)
}

test('an action whose job fails for good says so, and continues when an administrator retries the job', async () => {
  await createMember(service, { gender: 'f' })
  const { token } = await createStaff(service, 'tele_manager')
  const criteria = [{ key: 'bi.ge', operation: 'eq', value: 'f' }]
  const body = {
    criteria,
    total: 1,
    note: 'Ask about photos',
    followUpOn: indianDay(daysAfter(service.time.now, 1)),
  }
  const { id } = (await service.call(planFollowUps, { body }, token)).body
  expect(id).toBeGreaterThan(0)
  const listed = async () => (await service.call(listBulkActions, {}, token)).body.results[0]
  await failFor('runBulk', id, 1)
  expect(await listed()).toMatchObject({
    state: 'Running',
    failure: expect.stringContaining('stopped because of an error'),
    can: ['cancel'],
  })
  await runBulk(service, id)
  const done = await listed()
  expect(done).toMatchObject({ state: 'Done', done: 1 })
  expect(done).not.toHaveProperty('failure')
}, 60_000)

test('an import whose job fails for good stops, says so, and can be started again', async () => {
  const { token } = await createStaff(service, 'tele_manager')
  const { item } = await uploadProfiles(service, token, csv(heading, person('Kept')))
  const params = { id: item.id }
  await service.call(imported.moveImport.start, { params }, token)
  await failFor('importProfiles', item.id, 0)
  expect((await service.call(imported.readImport, { params }, token)).body).toMatchObject({
    state: 'Preview',
    failure: expect.stringContaining('stopped because of an error'),
  })
  expect((await service.call(imported.moveImport.start, { params }, token)).status).toBe(200)
}, 60_000)
