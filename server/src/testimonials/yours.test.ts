import { testimonialPhotoFile } from '@bnr/contract/testimonials/endpoints'
import * as endpoints from '@bnr/contract/testimonials/yours'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Invited, invitations } from '../../test/factories/invitations.ts'
import { createTestimonial } from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import { picture } from '../../test/photoUploads.ts'
import { updateProfile } from '../profiles/store.ts'
import { storyInvitations, testimonials } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '40000000' })
const day = 86_400_000
const invited = invitations(service)
let couple: Invited
beforeAll(async () => {
  service.time.now = new Date('2027-03-01T10:00:00+05:30')
  couple = await invited.couple()
})

const storyInput = {
  cn: 'We said yes in the rain',
  gn: 'Joel',
  bn: 'Anna Mary',
  wd: '2026-06-20',
  tl: 'It rained all day.\n\nNobody minded.',
}
/** What the couple sends at the end: its story, and the consent to publish it. */
const agreed = { ...storyInput, cs: true }
const read = (link: string) => service.call(endpoints.readYourStory, { headers: headerOf(link) })
const save = (link: string, wire: object) =>
  service.call(endpoints.saveYourStory, { headers: headerOf(link), wire })
const send = (link: string, wire: object) =>
  service.call(endpoints.sendYourStory, { headers: headerOf(link), wire })
const headerOf = (link: string) => ({ [endpoints.storyLinkHeader]: link })
const storyOf = async ({ id }: Invited) => {
  const [invitation] = await service.db
    .select()
    .from(storyInvitations)
    .where(eq(storyInvitations.profileId, id))
  const [row] = await service.db
    .select()
    .from(testimonials)
    .where(eq(testimonials.id, invitation?.testimonialId ?? 0))
  return row
}
const empty = { cn: '', gn: '', bn: '', tl: '' }
const over = { status: 401, wire: { code: 'link_expired', message: 'This link is no longer valid' } }
const used = { status: 409, wire: { code: 'link_used' } }

describe('a couple with a link', () => {
  test('starts with the name of the invited member, and nothing is stored before it writes', async () => {
    const { wire } = await read(couple.link)
    expect(wire).toMatchObject({ ...empty, bn: couple.name, me: [] })
    expect(Object.keys(wire as object).sort()).toEqual(['bn', 'cn', 'exp', 'gn', 'me', 'tl'])
    expect(await storyOf(couple)).toBeUndefined()
  })

  test('saves its story as it writes, finds it again, and sends it when it is complete', async () => {
    expect((await save(couple.link, { ...empty, cn: 'We said' })).status).toBe(200)
    expect((await save(couple.link, { ...storyInput, tl: 'It rained' })).wire).toMatchObject({
      tl: 'It rained',
    })
    expect((await read(couple.link)).wire).toMatchObject({ ...storyInput, tl: 'It rained' })
    expect(await send(couple.link, { ...agreed, tl: '' })).toMatchObject({
      status: 400,
      wire: { fields: { tl: 'Testimony is required' } },
    })
    expect(await storyOf(couple)).toMatchObject({ status: 'Draft', createdByName: 'The couple' })
    expect((await send(couple.link, agreed)).body.message).toBe('Thank you. We have received your story')
    expect(await storyOf(couple)).toMatchObject({
      status: 'Ready',
      text: storyInput.tl,
      brideBnrId: Number(couple.bnrId),
      groomBnrId: null,
      email: null,
      phoneNumber: couple.number,
    })
  })

  test.each([
    ['no answer', {}],
    ['no', { cs: false }],
    ['a word', { cs: 'true' }],
    ['nothing', { cs: null }],
  ])('cannot send its story without consent (%s), and can still use its link', async (_, given) => {
    const other = await invited.couple()
    expect(await send(other.link, { ...storyInput, ...given })).toMatchObject({
      status: 400,
      wire: { fields: { cs: 'Tick the box if you both agree that we publish your story' } },
    })
    expect((await read(other.link)).status).toBe(200)
    expect(await storyOf(other)).toBeUndefined()
  })

  test('gives consent only when it sends its story', async () => {
    const other = await invited.couple()
    expect((await save(other.link, agreed)).status).toBe(400)
    await save(other.link, storyInput)
    expect(await storyOf(other)).toMatchObject({ consentAt: null })
    await send(other.link, agreed)
    expect(await storyOf(other)).toMatchObject({ consentAt: service.time.now })
  })

  test('cannot open or change its story after sending it', async () => {
    for (const answer of [read(couple.link), save(couple.link, storyInput), send(couple.link, agreed)])
      expect(await answer).toMatchObject(used)
    expect((await invited.upload(couple.link, await picture())).status).toBe(409)
  })

  test('adds up to four photos, sees them and removes them again', async () => {
    const other = await invited.couple()
    const content = await picture()
    const answers = await Promise.all(Array.from({ length: 6 }, () => invited.upload(other.link, content)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409])
    const [photo] = (await read(other.link)).body.photos
    const open = (link: string) =>
      service.call(endpoints.readYourPhoto, { params: { mid: photo?.id }, headers: headerOf(link) })
    await service.workJobs()
    expect(await open(other.link)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store' },
    })
    expect(
      (await service.call(testimonialPhotoFile, { params: { mid: photo?.id, size: 'display' } })).status,
    ).toBe(404)
    const stranger = await invited.couple()
    expect((await open(stranger.link)).status).toBe(404)
    const remove = (link: string) =>
      service.call(endpoints.deleteYourPhoto, { params: { mid: photo?.id }, headers: headerOf(link) })
    expect((await remove(stranger.link)).status).toBe(404)
    expect((await remove(other.link)).body.photos).toHaveLength(3)
    expect((await invited.upload(other.link, Buffer.from('<svg/>'))).status).toBe(415)
  })
})

describe('a link', () => {
  test('accepts one of several concurrent stories', async () => {
    const other = await invited.couple()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(other.link, agreed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(used)
    expect(await service.db.$count(testimonials, eq(testimonials.brideBnrId, Number(other.bnrId)))).toBe(1)
  })

  test.each(['', 'guess', 'a'.repeat(5000), "' or 1=1 --", '0'])(
    'that is invalid opens nothing (%j)',
    async (link) => {
      const before = await service.db.$count(testimonials)
      for (const answer of [read(link), save(link, storyInput), send(link, agreed)])
        expect(await answer).toMatchObject(over)
      expect((await invited.upload(link, Buffer.from('x'))).status).toBe(401)
      expect(await service.db.$count(testimonials)).toBe(before)
    },
  )

  test('opens only its own story', async () => {
    const other = await invited.couple()
    const { id } = await createTestimonial(service, { status: 'Draft', caption: 'Of others' })
    expect((await save(other.link, { ...storyInput, id })).status).toBe(400)
    await save(other.link, storyInput)
    const [kept] = await service.db.select().from(testimonials).where(eq(testimonials.id, id))
    expect(kept?.caption).toBe('Of others')
  })

  test('expires after thirty days, or when the profile is no longer settled', async () => {
    const [other, back] = [await invited.couple(), await invited.couple()]
    await save(other.link, storyInput)
    await service.db.inTransaction((tx) => updateProfile(tx, back.id, { status: 'Active' }))
    expect(await read(back.link)).toMatchObject(over)
    const now = service.time.now
    service.time.now = new Date(now.getTime() + 30 * day - 1000)
    expect((await read(other.link)).status).toBe(200)
    service.time.now = new Date(now.getTime() + 30 * day)
    expect(await send(other.link, agreed)).toMatchObject(over)
    service.time.now = now
  })

  test('accepts any text, but no contact details', async () => {
    const other = await invited.couple()
    const text = '</script><script>alert(1)</script> {{7*7}} %PUBLIC_URL%'
    expect((await save(other.link, { ...storyInput, tl: text })).body.text).toBe(text)
    expect((await save(other.link, { ...storyInput, tl: 'a\u0000b' })).status).toBe(400)
    expect((await save(other.link, { ...storyInput, tl: 'a'.repeat(4001) })).status).toBe(400)
    const whole = { ...agreed, tl: 'Find us at www.example.com', cn: 'Ring 9876543210' }
    const { status, wire } = await send(other.link, whole)
    expect([status, Object.keys((wire as { fields: object }).fields)]).toEqual([400, ['cn', 'tl']])
    expect((await storyOf(other))?.status).toBe('Draft')
  })
})
