import * as endpoints from '@bnr/contract/testimonials/endpoints'
import { testimonialStatuses } from '@bnr/contract/testimonials/transitions'
import { and, eq, like } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { createTestimonial as storyOf } from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { testimonials } from './tables.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  staff = await createStaff(service, 'cc_manager')
  const [groom, bride] = [await createMember(service, { gender: 'm' }), await createMember(service)]
  storyInput.gpid = groom.bnrId
  storyInput.bpid = bride.bnrId
})
afterEach(async () => void (await service.db.delete(testimonials)))

const storyInput = {
  cn: 'Led to one another',
  gn: "Joel D'Souza",
  bn: 'Sharon',
  gpid: '',
  bpid: '',
  em: { email: 'couple@example.com' },
  ph: { cc: '91', nu: '9876512345' },
  ed: '2026-01-11',
  wd: '2026-06-20',
  tl: 'We met after the evening service.\n\nHe had left his umbrella.',
}
const create = (wire: object) => service.call(endpoints.createTestimonial, { wire }, staff.token)
const change = (id: number, wire: object) =>
  service.call(endpoints.changeTestimonial, { params: { id }, wire }, staff.token)
const read = async (id: number) =>
  (await service.call(endpoints.readTestimonial, { params: { id } }, staff.token)).wire as Record<
    string,
    unknown
  >
const { cn: _caption, ...withoutCaption } = storyInput

describe('a testimonial that staff write', () => {
  test('is a draft with all given fields and its author', async () => {
    const { status, body } = await create(storyInput)
    expect([status, body.message]).toEqual([200, 'Testimony created Successfully'])
    const story = await read(body.id)
    expect(story).toMatchObject({ ...storyInput, st: 'Draft', me: [], cb: staff.name })
    expect(story.cdt).toBe(service.time.now.toISOString())
    expect(story).not.toHaveProperty('cst')
  })

  test.each([
    ['cn', 'Caption is required'],
    ['gn', 'Groom name is required'],
    ['bn', 'Bride Name is required'],
    ['gpid', 'Grrom ID is required'],
    ['bpid', 'Bride ID is required'],
    ['tl', 'Testimony is required'],
  ])('needs %s: %s', async (key, message) => {
    for (const value of [undefined, '', ' '])
      expect(await create({ ...storyInput, [key]: value })).toMatchObject({
        status: 400,
        wire: { message, fields: { [key]: message } },
      })
  })

  test.each([
    ['gpid', { gpid: '12' }],
    ['wd', { wd: '2025-12-31' }],
    ['ed', { ed: '11/01/2026' }],
    ['em.email', { em: { email: 'none' } }],
    ['ph.nu', { ph: { cc: '91', nu: '12345' } }],
    ['tl', { tl: 'Call us at 98765 43210' }],
    ['cn', { cn: 'write to joel@example.com' }],
    ['st', { st: 'Active' }],
  ])('is refused for a wrong %s', async (key, wrong) => {
    const { status, wire } = await create({ ...storyInput, ...wrong })
    expect([status, Object.keys((wire as { fields: object }).fields)]).toEqual([400, [key]])
  })

  test('is refused for BNR IDs that do not belong to a groom and a bride', async () => {
    const { id } = await storyOf(service)
    const { gpid, bpid } = storyInput
    const noProfile = 'No profile found for this BNR ID'
    const swapped = {
      gpid: 'This is not the BNR ID of a groom',
      bpid: 'This is not the BNR ID of a bride',
    }
    const wrong: [object, object][] = [
      [{ bpid: gpid }, { bpid: 'Groom and bride have the same BNR ID' }],
      [{ gpid: bpid, bpid: gpid }, swapped],
      [{ gpid: '99999999' }, { gpid: noProfile }],
      [{ bpid: '99999999' }, { bpid: noProfile }],
    ]
    for (const [given, fields] of wrong)
      for (const answer of [
        await create({ ...storyInput, ...given }),
        await change(id, { ...storyInput, ...given }),
      ])
        expect(answer).toMatchObject({ status: 400, wire: { fields } })
    expect((await change(id, { ...storyInput, gpid: undefined })).status).toBe(200)
  })

  test('can be changed in any status, and loses the fields that are left out', async () => {
    for (const status of testimonialStatuses) {
      const { id } = await storyOf(service, { status })
      const { gpid, bpid, em, ph, ed, ...rest } = storyInput
      expect((await change(id, rest)).body.message).toBe('Updated!')
      const story = await read(id)
      expect(story).toMatchObject({ ...rest, st: status })
      expect([story.gpid, story.bpid, story.em, story.ph, story.ed]).toEqual(Array(5).fill(undefined))
    }
    expect((await change(999_999, storyInput)).status).toBe(404)
    const { id } = await storyOf(service)
    expect((await change(id, withoutCaption)).wire).toMatchObject({ fields: { cn: 'Caption is required' } })
  })
})

describe('staff who edit testimonials', () => {
  test('find them by status, newest first; without a status they see what everybody sees', async () => {
    for (const status of testimonialStatuses) await storyOf(service, { status })
    const newest = await storyOf(service, { status: 'Ready' })
    const search = async (value?: string) => {
      const criterias = value ? [{ key: 'st', operation: 'eq', value }] : []
      return (await service.call(endpoints.searchTestimonials, { wire: { criterias } }, staff.token)).body
    }
    for (const status of testimonialStatuses) {
      const { results } = await search(status)
      expect(new Set(results.map((one) => one.status))).toEqual(new Set([status]))
      expect(results[0]).toMatchObject({ groomBnrId: '20000001', createdBy: 'Staff Who Wrote' })
      for (const secret of ['couple@example.com', '9876512345'])
        expect(JSON.stringify(results)).not.toContain(secret)
    }
    expect((await search('Ready')).results[0]?.id).toBe(newest.id)
    const { results } = await search()
    expect(results.map(({ status, email, createdBy }) => [status, email, createdBy])).toEqual([
      ['Active', undefined, undefined],
    ])
  })

  test('see contact details of a couple only on its page, which the audit log records once', async () => {
    const { id } = await storyOf(service, { status: 'Ready' })
    const { id: unreachable } = await storyOf(service, { email: null, phoneNumber: null })
    expect(await read(id)).toMatchObject({ em: { email: 'couple@example.com' }, ph: { nu: '9876512345' } })
    await read(id)
    await read(unreachable)
    await service.call(endpoints.readTestimonial, { params: { id: unreachable } })
    const opened = await service.db
      .select({ userId: auditLog.userId, subject: auditLog.subject, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'story opened'), like(auditLog.subject, 'testimonial %')))
    const own = opened.filter(({ subject }) =>
      [id, unreachable].some((one) => subject === `testimonial ${one}`),
    )
    expect(own).toEqual(
      [id, unreachable].map((one) => ({ userId: staff.id, subject: `testimonial ${one}`, detail: null })),
    )
  })

  test('are managers and the super administrator; other staff are refused and guests asked to log in', async () => {
    const { id } = await storyOf(service, { status: 'Ready' })
    for (const role of ['tele_executive', 'cc_executive', 'finance_admin'] as const) {
      const { token } = await createStaff(service, role)
      expect((await service.call(endpoints.approveTestimonial, { params: { id } }, token)).status).toBe(403)
    }
    expect((await service.call(endpoints.approveTestimonial, { params: { id } })).status).toBe(401)
    for (const role of ['tele_manager', 'super_admin'] as const) {
      const { token } = await createStaff(service, role)
      expect((await service.call(endpoints.readTestimonial, { params: { id } }, token)).status).toBe(200)
    }
  })
})
