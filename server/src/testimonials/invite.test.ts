import * as endpoints from '@bnr/contract/testimonials/endpoints'
import {
  readYourStory,
  saveYourStory,
  sendYourStory,
  storyLinkHeader,
} from '@bnr/contract/testimonials/yours'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { invitations } from '../../test/factories/invitations.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { saveSettings } from '../notifications/settings.ts'
import { updateProfile } from '../profiles/store.ts'
import { storyInvitations } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '40000000' })
const invited = invitations(service)
let token: string
beforeAll(async () => {
  service.time.now = new Date('2027-03-01T10:00:00+05:30')
  ;({ token } = await createStaff(service, 'tele_manager'))
})
const pass = (hours: number) => {
  service.time.now = new Date(service.time.now.getTime() + hours * 3_600_000)
}
const story = { caption: 'Led home', groomName: 'Joel', brideName: 'Anna', text: 'We met in the choir.' }
const agreed = { ...story, consent: true as const }
const headersOf = (link: string) => ({ [storyLinkHeader]: link })
const read = async (link: string) => (await service.call(readYourStory, { headers: headersOf(link) })).status
const invitationFor = async (id: number) =>
  (await service.call(endpoints.readInvitation, { params: { id } }, token)).body

test('a settled couple receives a link, of which the database stores only a hash', async () => {
  const bride = await createMember(service)
  await invited.settle(bride)
  await service.db.inTransaction((tx) =>
    updateProfile(tx, bride.id, { email: 'bride@example.com', emailVerified: true }),
  )
  expect(await invitationFor(bride.id)).toEqual({})
  expect((await invited.ask(bride)).body.message).toBe('We have sent the link by e-mail and SMS')
  const [mail = ''] = await messagesTo(service, 'bride@example.com')
  expect(mail).toMatch('It can be used for 30 days')
  const link = await invited.linkSentTo(`91${bride.number}`)
  expect(link).toMatch(/^[\w-]{43}$/)
  expect(await read(link)).toBe(200)
  const stored = await service.db.select().from(storyInvitations)
  expect(JSON.stringify(stored)).not.toContain(link)
  expect(await invitationFor(bride.id)).toEqual({ sentAt: expect.any(String), expiresAt: expect.any(String) })
})

test.each(['Active', 'Ready', 'Deleted'] as const)('a profile that is %s is not invited', async (status) => {
  const bride = await createMember(service)
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { status }))
  expect(await invited.ask(bride)).toMatchObject({
    status: 409,
    wire: { message: `You can invite only settled couples: this profile is ${status}` },
  })
})

test('a couple is invited at most once a day, and a new link replaces the old one and keeps the story', async () => {
  const bride = await invited.couple()
  expect((await invited.ask(bride)).status).toBe(409)
  await service.call(saveYourStory, { headers: headersOf(bride.link), body: story })
  pass(24)
  expect((await invited.ask(bride)).status).toBe(200)
  const link = await invited.linkSentTo(`91${bride.number}`)
  expect([await read(bride.link), await read(link)]).toEqual([401, 200])
  expect((await service.call(readYourStory, { headers: headersOf(link) })).body).toMatchObject(story)
})

test('a couple that sent its story is invited again only after a rejection', async () => {
  const bride = await invited.couple()
  await service.call(sendYourStory, { headers: headersOf(bride.link), body: agreed })
  pass(24)
  expect(await invited.ask(bride)).toMatchObject({
    status: 409,
    wire: { message: 'This couple has already sent its story' },
  })
  const { testimonialId: id } = await invitationFor(bride.id)
  await service.call(endpoints.rejectTestimonial, { params: { id }, body: { reason: 'Too short' } }, token)
  expect(await invitationFor(bride.id)).not.toHaveProperty('toldAt')
  expect((await invited.ask(bride)).status).toBe(200)
  const link = await invited.linkSentTo(`91${bride.number}`)
  expect((await service.call(sendYourStory, { headers: headersOf(link), body: agreed })).status).toBe(200)
  const { body } = await service.call(endpoints.readTestimonial, { params: { id } }, token)
  const consentAt = service.time.now.toISOString()
  expect(body).toMatchObject({ status: 'Ready', actionBy: 'The couple', consentAt })
})

test('a member who switched off messages is not invited, and staff see why', async () => {
  const bride = await createMember(service)
  await invited.settle(bride)
  await service.db.inTransaction((tx) =>
    saveSettings(tx, bride.id, [{ group: 'profile', mail: false, sms: false }]),
  )
  const before = (await messagesTo(service, `91${bride.number}`)).length
  expect((await invited.ask(bride)).status).toBe(409)
  expect(await messagesTo(service, `91${bride.number}`)).toHaveLength(before)
  expect(await invitationFor(bride.id)).toEqual({})
})

test('an invitation that could not be sent can be sent again at once', async () => {
  const bride = await createMember(service)
  await invited.settle(bride)
  const { sms } = service.messenger
  service.messenger.sms = () => Promise.reject(new Error('away'))
  expect((await invited.ask(bride)).status).toBe(502)
  service.messenger.sms = sms
  expect((await invited.ask(bride)).status).toBe(200)
  expect(await service.db.$count(storyInvitations, eq(storyInvitations.profileId, bride.id))).toBe(1)
})

test('an unconfirmed e-mail address receives no link, and concurrent requests send one link', async () => {
  const bride = await createMember(service)
  await invited.settle(bride)
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { email: 'typo@example.com' }))
  const answers = await Promise.all([1, 2, 3].map(() => invited.ask(bride)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 200)?.body.message).toBe('We have sent the link by SMS')
  expect(await messagesTo(service, 'typo@example.com')).toEqual([])
})

test('an unverified number receives no link, and staff see why', async () => {
  const bride = await createMember(service, { phoneVerified: false })
  await invited.settle(bride)
  const { status, wire } = await invited.ask(bride)
  expect([status, wire]).toMatchObject([
    409,
    { message: 'This member has no confirmed e-mail or verified number, or has switched off these messages' },
  ])
  expect(await messagesTo(service, `91${bride.number}`)).toEqual([])
  expect(await invitationFor(bride.id)).toEqual({})
})

test('only staff who settle profiles or edit testimonials may invite couples', async () => {
  const { token: executive } = await createStaff(service, 'tele_executive_jr')
  const { id } = await invited.couple()
  expect((await service.call(endpoints.requestStory, { params: { id } }, executive)).status).toBe(403)
})
