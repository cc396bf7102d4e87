import { moderatePhoto } from '@bnr/contract/media/endpoints'
import { groupNames } from '@bnr/contract/messages/groups'
import type { NotificationKind } from '@bnr/contract/messages/kinds'
import * as endpoints from '@bnr/contract/messages/notifications'
import { countUnread } from '@bnr/contract/messages/unread'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { media } from '../media/tables.ts'
import { notify } from '../notifications/notify.ts'
import { sweepNotifications } from '../notifications/sweep.ts'
import { notifications } from '../notifications/tables.ts'
import { updateProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'
import { outbox } from './tables.ts'

const service = useService()

const send = (to: TestMember, kind: NotificationKind, about?: TestMember) =>
  service.db.inTransaction((tx) =>
    notify(service, tx, { to: to.id, kind, ...(about ? { about: about.id } : {}) }),
  )
const list = (who: TestMember, query = {}) =>
  service.call(endpoints.readNotifications, { params: { id: who.id }, query }, who.token)
const unread = async (who: TestMember) =>
  (await service.call(countUnread, { params: { id: who.id } }, who.token)).body.count
const sentTo = (recipient: string) => service.db.select().from(outbox).where(eq(outbox.recipient, recipient))
const save = (who: TestMember, groups: unknown[]) =>
  service.call(endpoints.saveNotificationSettings, { params: { id: who.id }, wire: { groups } }, who.token)
const email = 'anna@example.com'
const withEmail = { basic: { ...wizardSections.basic, email: { address: email, type: 'P' } } }

test('a member reads notifications newest first and marks them as read', async () => {
  const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
  await send(bride, 'profileApproved')
  await send(bride, 'interestReceived', groom)
  const { body } = await list(bride)
  expect(body.total).toBe(2)
  expect(body.results.map(({ kind, read }) => [kind, read])).toEqual([
    ['interestReceived', false],
    ['profileApproved', false],
  ])
  expect(body.results[0]?.words).toEqual({ name: 'Samuel John', bnrId: groom.bnrId, ownId: bride.bnrId })
  expect(await unread(bride)).toBe(2)
  expect(await unread(groom)).toBe(0)

  const params = { id: bride.id, notificationId: body.results[0]?.id }
  for (const _ of ['once', 'again'])
    expect((await service.call(endpoints.markRead, { params }, bride.token)).status).toBe(200)
  expect(await unread(bride)).toBe(1)
  await service.call(endpoints.markAllRead, { params: { id: bride.id } }, bride.token)
  expect(await unread(bride)).toBe(0)
  expect((await list(bride)).body.results.every(({ read }) => read)).toBe(true)
})

test('notifications come in pages', async () => {
  const bride = await createMember(service)
  for (let sent = 0; sent < 12; sent++) await send(bride, 'photoApproved')
  const second = await list(bride, { page: 1 })
  expect(second.body).toMatchObject({ total: 12, page: 1 })
  expect(second.body.results).toHaveLength(2)
})

test('members cannot reach notifications and settings of others', async () => {
  const [bride, other] = [await createMember(service), await createMember(service)]
  await send(bride, 'profileApproved')
  const id = (await list(bride)).body.results[0]?.id
  for (const endpoint of [
    endpoints.readNotifications,
    countUnread,
    endpoints.markAllRead,
    endpoints.readNotificationSettings,
    endpoints.saveNotificationSettings,
  ]) {
    const input = { params: { id: bride.id }, body: { groups: [] } }
    expect((await service.call(endpoint, input, other.token)).status, endpoint.path).toBe(404)
  }
  const params = { id: other.id, notificationId: id }
  expect((await service.call(endpoints.markRead, { params }, other.token)).status).toBe(404)
  expect(await unread(bride)).toBe(1)
})

test('notifications about blocked, blocking or inactive profiles are hidden', async () => {
  const bride = await createMember(service)
  const grooms = await Promise.all([1, 2, 3].map(() => createMember(service, { gender: 'm' })))
  const [blocking, blocked, gone] = grooms as [TestMember, TestMember, TestMember]
  for (const groom of grooms) await send(bride, 'interestReceived', groom)
  expect(await unread(bride)).toBe(3)
  const block = { kind: 'b' as const, at: new Date(), day: 'infinity' }
  await service.db.insert(activities).values([
    { ...block, fromId: blocking.id, toId: bride.id },
    { ...block, fromId: bride.id, toId: blocked.id },
  ])
  await service.db.inTransaction((tx) => updateProfile(tx, gone.id, { status: 'Deactivated' }))
  expect((await list(bride)).body).toMatchObject({ total: 0, results: [] })
  expect(await unread(bride)).toBe(0)
})

test('e-mails and SMS follow the member’s settings, and are not sent for what the member did', async () => {
  const bride = await createMember(service, { change: withEmail, emailVerified: true })
  const groom = await createMember(service, { gender: 'm' })
  const phone = `91${bride.number}`
  await send(bride, 'profileApproved')
  await send(bride, 'interestMutual', groom)
  await service.workJobs()
  expect(await sentTo(phone)).toHaveLength(1)
  const [mail] = await sentTo(email)
  expect(mail?.text).toContain('Your profile has been approved')
  expect(mail?.text).toContain(`/profile/${bride.bnrId}`)

  expect((await save(bride, [{ gr: 'profile', mail: false, sms: true }])).status).toBe(200)
  await send(bride, 'profileApproved')
  await service.workJobs()
  expect([(await sentTo(phone)).length, (await sentTo(email)).length]).toEqual([2, 1])
  expect(await unread(bride)).toBe(3)
})

test('an SMS about another member contains only the name', async () => {
  service.time.now = new Date('2027-01-05T12:00:00+05:30')
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  await save(bride, [{ gr: 'interests', mail: true, sms: true }])
  await send(bride, 'interestReceived', groom)
  await service.workJobs()
  const [sms] = await sentTo(`91${bride.number}`)
  expect(sms?.text).toContain('Samuel John expressed interest in you')
  for (const detail of [groom.number, groom.bnrId]) expect(sms?.text).not.toContain(detail)
})

test('settings have defaults, store changes and refuse unknown groups', async () => {
  const bride = await createMember(service)
  const read = async () =>
    (await service.call(endpoints.readNotificationSettings, { params: { id: bride.id } }, bride.token)).body
  expect((await read()).map(({ group }) => group)).toEqual(groupNames)
  await save(bride, [{ gr: 'phone', mail: false, sms: false }])
  await save(bride, [{ gr: 'phone', mail: false, sms: true }])
  expect(await read()).toContainEqual({ group: 'phone', mail: false, sms: true })
  expect(await read()).toContainEqual({ group: 'interests', mail: true, sms: false })
  expect(await save(bride, [{ gr: 'weather', mail: true, sms: true }])).toMatchObject({
    status: 400,
    wire: { fields: { 'groups.0.gr': expect.any(String) } },
  })
})

test('approving and rejecting a profile or photo notifies its owner, with the reason', async () => {
  const bride = await createMember(service, { status: 'Ready' })
  const staff = await createStaff(service, 'tele_manager', 'tele_executive')
  const transition = (name: 'approve' | 'reject', reason?: string) =>
    service.call(transitionProfile[name], { params: { id: bride.id }, body: { reason } }, staff.token)
  await transition('reject', 'The birth date is missing')
  await transition('approve')
  const moderate = async (action: string, reason?: string) => {
    const mid = `photo${action}0000000`
    const at = new Date()
    const photo = {
      folder: 'portraits/x',
      width: 1,
      height: 1,
      processed: true,
      createdAt: at,
      changedAt: at,
    }
    await service.db
      .insert(media)
      .values({ ...photo, id: mid, profileId: bride.id, kind: 'ap', status: 'Ready' })
    const input = { params: { id: bride.id, mid, action }, body: { reason } }
    expect((await service.call(moderatePhoto, input, staff.token)).status).toBe(200)
  }
  await moderate('approve')
  await moderate('reject', 'Two people are on it')
  const { body } = await list(bride)
  expect(body.results.map(({ kind, words }) => [kind, words.reason])).toEqual([
    ['photoRejected', 'Two people are on it'],
    ['photoApproved', ''],
    ['profileApproved', ''],
    ['profileRejected', 'The birth date is missing'],
  ])
})

test('notifications are deleted after half a year', async () => {
  const bride = await createMember(service)
  await send(bride, 'profileApproved')
  const today = service.time.now
  try {
    service.time.now = new Date(today.getTime() + 179 * 86_400_000)
    await sweepNotifications(service)
    expect(await service.db.$count(notifications, eq(notifications.profileId, bride.id))).toBe(1)
    service.time.now = new Date(today.getTime() + 181 * 86_400_000)
    await sweepNotifications(service)
    expect(await service.db.$count(notifications, eq(notifications.profileId, bride.id))).toBe(0)
  } finally {
    service.time.now = today
  }
})
