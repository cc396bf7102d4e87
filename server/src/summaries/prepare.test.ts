import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { startJobs } from '../jobs/work.ts'
import { jobs as declared } from '../jobs.ts'
import { activities } from '../relations/tables.ts'
import { prepareSummaries } from './prepare.ts'
import { summaries } from './tables.ts'

const service = useService()

/** Members with a daily summary and an interest to answer. */
async function createDue(count: number): Promise<number[]> {
  service.time.now = new Date('2027-03-05T12:30:00+05:30')
  const fan = await createMember(service, { gender: 'm' })
  const ids: number[] = []
  while (ids.length < count) ids.push((await createMember(service)).id)
  const interest = { kind: 'l', interest: 'Pending', at: service.time.now, day: 'infinity' } as const
  await service.db
    .insert(summaries)
    .values(ids.map((profileId) => ({ profileId, frequency: 'daily' as const })))
  await service.db.insert(activities).values(ids.map((toId) => ({ ...interest, fromId: fan.id, toId })))
  return ids
}

/** The jobs that `work` queues, by name and member. */
async function queuedBy(work: () => Promise<unknown>, queueAlso?: typeof service.jobs.enqueueAll) {
  const queued: string[] = []
  const { enqueueAll } = service.jobs
  service.jobs.enqueueAll = async (tx, name, all) => {
    for (const data of all) queued.push(`${name} ${'id' in data ? data.id : ''}`)
    await queueAlso?.(tx, name, all)
  }
  await work().finally(() => {
    service.jobs.enqueueAll = enqueueAll
  })
  return queued
}

const jobsFor = (ids: readonly number[]) =>
  ['mailSummary', 'textSummary'].flatMap((name) => ids.map((id) => `${name} ${id}`))

test('preparing twelve summaries takes as many statements as preparing two, with their jobs', async () => {
  const idle = declared.map(({ name }) => ({ name, handle: async () => undefined }))
  const queue = await startJobs(service.db, idle, () => undefined)
  const statementsFor = async (count: number) => {
    const ids = await createDue(count)
    let statements: string[] = []
    const prepare = async () => {
      statements = await service.statementsOf(() => prepareSummaries(service))
    }
    expect(await queuedBy(prepare, queue.enqueueAll)).toEqual(expect.arrayContaining(jobsFor(ids)))
    return statements
  }
  const few = await statementsFor(2)
  expect(await statementsFor(12)).toHaveLength(few.length)
  await queue.stop()
})

test.each([
  { members: 2, ids: 3 },
  { members: 100, ids: 2 },
  { members: 1, ids: 700 },
])('batches of $members members among $ids ids leave nobody out', async (size) => {
  await createDue(1)
  const undue = await createDue(4)
  await service.db.update(summaries).set({ frequency: 'never' }).where(inArray(summaries.profileId, undue))
  const ids = await createDue(5)
  const queued = await queuedBy(() => prepareSummaries(service, size))
  expect(queued.filter((job) => jobsFor(ids).includes(job)).toSorted()).toEqual(jobsFor(ids))
  expect(queued.filter((job) => jobsFor(undue).includes(job))).toEqual([])
})

test('a run that is cut off marks nothing, and the next one queues each summary once', async () => {
  const ids = await createDue(2)
  const cut = queuedBy(
    () => prepareSummaries(service),
    () => Promise.reject(new Error('killed')),
  )
  await expect(cut).rejects.toThrow('killed')
  const queued = await queuedBy(async () => {
    await prepareSummaries(service)
    await prepareSummaries(service)
  })
  expect(queued.filter((job) => jobsFor(ids).includes(job))).toEqual(jobsFor(ids))
})
