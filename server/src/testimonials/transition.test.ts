import { readNotifications } from '@bnr/contract/messages/notifications'
import * as endpoints from '@bnr/contract/testimonials/endpoints'
import {
  type TestimonialStatus,
  type TestimonialTransitionName,
  testimonialMachine,
  testimonialStatuses,
  testimonialTransitionNames,
} from '@bnr/contract/testimonials/transitions'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import {
  createTestimonialPhoto as photoOf,
  createTestimonial as storyOf,
} from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { testimonialPhotos } from './tables.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  staff = await createStaff(service, 'cc_manager')
})

const read = async (id: number) =>
  (await service.call(endpoints.readTestimonial, { params: { id } }, staff.token)).wire as Record<
    string,
    unknown
  >
const calls = {
  ready: endpoints.readyTestimonial,
  approve: endpoints.approveTestimonial,
  reject: endpoints.rejectTestimonial,
  delete: endpoints.deleteTestimonial,
}
const take = (name: TestimonialTransitionName, id: number, wire?: object) =>
  service.call(calls[name], { params: { id }, ...(wire ? { wire } : {}) }, staff.token)
const statusOf = async (id: number) => (await read(id)).st

describe('a transition', () => {
  const every = testimonialTransitionNames.flatMap((name) =>
    testimonialStatuses.map((status): [TestimonialTransitionName, TestimonialStatus] => [name, status]),
  )
  test.each(every)('%s of a testimonial that is %s', async (name, status) => {
    const { id } = await storyOf(service, { status })
    const row: { from: readonly TestimonialStatus[]; message: string; to?: TestimonialStatus } =
      testimonialMachine.actions[name]
    const answer = await take(name, id)
    if (!row.from.includes(status)) {
      expect(answer).toMatchObject({ status: 409, wire: { message: expect.stringContaining(status) } })
      expect(await statusOf(id)).toBe(status)
      return
    }
    expect([answer.status, answer.body.message]).toEqual([200, row.message])
    expect(await statusOf(id)).toBe(row.to)
    const subject = `testimonial ${id}`
    const [written] = await service.db.select().from(auditLog).where(eq(auditLog.subject, subject))
    expect(written).toMatchObject({ action: `testimonial ${name}`, userId: staff.id })
  })

  test('happens once in fifty concurrent requests, and the others report the current status', async () => {
    const { id } = await storyOf(service, { status: 'Ready' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => take(index % 2 ? 'approve' : 'reject', id)),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const current = await statusOf(id)
    for (const { status, wire } of answers.filter((one) => !done.includes(one)))
      expect([status, wire]).toEqual([
        409,
        expect.objectContaining({ message: expect.stringContaining(String(current)) }),
      ])
  })

  test('of an incomplete testimonial is refused with its missing fields', async () => {
    const { id } = await storyOf(service, { status: 'Draft', caption: '', text: '' })
    expect(await take('ready', id)).toMatchObject({
      status: 400,
      wire: { fields: { cn: 'Caption is required', tl: 'Testimony is required' } },
    })
  })

  test('stores the reason of a rejection for staff until the testimonial is sent again', async () => {
    const { id } = await storyOf(service, { status: 'Ready' })
    await take('reject', id, { rn: 'The photo shows a child' })
    expect(await read(id)).toMatchObject({ st: 'Rejected', rn: 'The photo shows a child', atb: staff.name })
    await take('ready', id)
    await take('approve', id)
    expect((await read(id)).rn).toBeUndefined()
  })

  test('to Active notifies the members of the couple', async () => {
    const bride = await createMember(service)
    const { id } = await storyOf(service, { status: 'Ready', brideBnrId: Number(bride.bnrId) })
    await take('approve', id)
    const { body } = await service.call(readNotifications, { params: { id: bride.id } }, bride.token)
    expect(body.results[0]).toMatchObject({ kind: 'storyPublished', words: { storyId: String(id) } })
  })
})

test('a deleted testimonial leaves no photo rows or files, except pictures that others share', async () => {
  const { id } = await storyOf(service)
  const shared = await photoOf(service, id)
  const mid = 'a1b2c3d4e5f60718293a4b5c'
  const folder = `stories/${mid}`
  await service.storage.put(`${folder}/display.webp`, Buffer.from('a couple'))
  const photo = { id: mid, testimonialId: id, folder, width: 1, height: 1, processed: true }
  await service.db.insert(testimonialPhotos).values({ ...photo, createdAt: service.time.now })
  await take('delete', id)
  expect(await service.db.$count(testimonialPhotos, eq(testimonialPhotos.testimonialId, id))).toBe(0)
  expect(await service.storage.get(`${folder}/display.webp`)).toBeUndefined()
  expect(await service.storage.get(`testimonials/${shared}/display.webp`)).toBeDefined()
})
