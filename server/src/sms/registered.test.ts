import { notificationKinds } from '@bnr/contract/messages/kinds'
import { readNotificationSettings, saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { readSummarySettings, saveSummarySettings } from '@bnr/contract/summaries/endpoints'
import { beforeEach, expect, test, vi } from 'vitest'
import { invitations } from '../../test/factories/invitations.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { smsProvider } from '../../test/smsProvider.ts'
import { notifyPreviousLogin } from '../accounts/settings/notice.ts'
import { readConfig } from '../config.ts'
import { notify } from '../notifications/notify.ts'
import { groupChannels } from '../notifications/settings.ts'
import { emailToConfirm } from '../profiles/email.ts'
import { activities } from '../relations/tables.ts'
import { prepareSummaries } from '../summaries/prepare.ts'
import { settingsOf } from '../summaries/routes.ts'
import { hasSms } from './send.ts'

/** An installation that has registered one text besides the login code. */
const service = useService({ ...smsProvider, SMS_DLT_TEMPLATES: 'photoApproved:1107000000000000002' })
let count = 0
let address: string
let bride: TestMember
beforeEach(async () => {
  address = `anna${++count}@example.com`
  const change = { basic: { ...wizardSections.basic, email: { address, type: 'P' } } }
  bride = await createMember(service, { change, emailVerified: true })
})
const ownNumber = () => `91${bride.number}`

test('a notification is sent by SMS with the id of its text, and without an id only by mail', async () => {
  const sent = vi.spyOn(service.messenger, 'sms')
  for (const kind of ['photoApproved', 'profileApproved'] as const)
    await service.db.inTransaction((tx) => notify(service, tx, { to: bride.id, kind }))
  await service.workJobs()
  const [first, ...others] = sent.mock.calls.map(([message]) => message)
  sent.mockRestore()
  expect(first).toEqual({
    to: ownNumber(),
    text: `BNR Matrimony: Your photo has been approved. ${service.config.publicUrl}/notifications`,
    dltTemplateId: '1107000000000000002',
  })
  expect(others).toEqual([])
  const mails = (await messagesTo(service, address)).join()
  for (const kind of ['photoApproved', 'profileApproved'] as const)
    expect(mails).toContain(notificationKinds[kind].text)
})

test('a changed password is reported by mail if its SMS is not registered', async () => {
  const former = {
    email: emailToConfirm('before@example.com'),
    phone: { countryCode: '91', number: bride.number },
  }
  const changed = { kind: 'passwordChanged', subject: 'Your password was changed', bnrId: 7 } as const
  const before = await messagesTo(service, ownNumber())
  await notifyPreviousLogin(service, former, changed)
  expect(await messagesTo(service, ownNumber())).toEqual(before)
  expect((await messagesTo(service, 'before@example.com'))[0]).toContain(
    'The password of your BNR Matrimony profile 7 was changed, and every other login has ended. If this was not you,',
  )
})

test('Settings has SMS only for groups of which one is sent, and keeps what was chosen for the others', async () => {
  const own = { params: { id: bride.id } }
  const read = async () => (await service.call(readNotificationSettings, own, bride.token)).body
  const save = (groups: unknown[]) =>
    service.call(saveNotificationSettings, { ...own, wire: { groups } }, bride.token)
  expect((await read()).filter(({ sms }) => sms !== undefined).map(({ group }) => group)).toEqual([
    'profile',
    'office',
    'news',
  ])
  await save([{ gr: 'membership', mail: true, sms: false }])
  await save([
    { gr: 'membership', mail: false },
    { gr: 'interests', mail: false },
  ])
  expect(await groupChannels(service.db, bride.id, 'membership')).toMatchObject({ mail: false, sms: false })
  expect(await groupChannels(service.db, bride.id, 'interests')).toMatchObject({ mail: false, sms: false })
  expect(await read()).toContainEqual({ group: 'membership', mail: false })
})

test('members can switch off the SMS of a group whose only registered text is an invitation', () => {
  const config = readConfig({ ...smsProvider, SMS_DLT_TEMPLATES: 'storyInvitation:1107000000000000002' })
  expect(hasSms(config, 'profile')).toBe(true)
  expect(hasSms(config, 'interests')).toBe(false)
})

test('the SMS of the summary is not offered, and a save keeps what was chosen', async () => {
  const own = { params: { id: bride.id } }
  const save = (body: object) => service.call(saveSummarySettings, { ...own, body }, bride.token)
  await save({ frequency: 'weekly', sms: false })
  expect((await service.call(readSummarySettings, own, bride.token)).body).toEqual({ frequency: 'weekly' })
  await save({ frequency: 'daily' })
  expect(await settingsOf(service.db, bride.id)).toEqual({ frequency: 'daily', sms: false })
})

test('no job is queued for an SMS of the summary that nobody gets', async () => {
  service.time.now = new Date('2027-03-05T12:30:00+05:30')
  const groom = await createMember(service, { gender: 'm' })
  const liked = { kind: 'l', interest: 'Pending', at: service.time.now, day: 'infinity' } as const
  await service.db.insert(activities).values({ ...liked, fromId: groom.id, toId: bride.id })
  const queued = vi.spyOn(service.jobs, 'enqueueAll')
  await prepareSummaries(service)
  expect(queued.mock.calls.map(([, name]) => name)).toEqual(['mailSummary'])
  queued.mockRestore()
})

test('a couple is invited by mail alone, and staff read why if it has none', async () => {
  const { ask, settle } = invitations(service)
  await settle(bride)
  expect((await ask(bride)).body.message).toBe('We have sent the link by e-mail')
  const withoutMail = await createMember(service)
  await settle(withoutMail)
  expect(await ask(withoutMail)).toMatchObject({
    status: 409,
    wire: {
      message:
        'This member gets no e-mails about the profile, and this installation does not send the invitation by SMS',
    },
  })
})
