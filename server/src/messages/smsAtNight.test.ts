import type { NotificationKind } from '@bnr/contract/messages/kinds'
import { saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { expect, test } from 'vitest'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { notify } from '../notifications/notify.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })
const ofOthers = [
  'interestReceived',
  'interestAccepted',
  'callArranged',
  'phoneOpened',
  'phoneShared',
] as const
const ofPlans = ['membershipEnding', 'membershipActivated'] as const

const at = async (time: string) => {
  service.time.now = new Date(`2027-01-${time}:00+05:30`)
  await service.workJobs()
}

/** A bride with a confirmed address who gets one notice of this kind, by mail and SMS. */
async function createNotified(kind: NotificationKind, address: string) {
  const change = { basic: { ...wizardSections.basic, email: { address, type: 'P' } } }
  const bride = await createMember(service, { change, emailVerified: true })
  const groom = await createMember(service, { gender: 'm' })
  const groups = ['interests', 'phone'].map((gr) => ({ gr, mail: true, sms: true }))
  await service.call(saveNotificationSettings, { params: { id: bride.id }, wire: { groups } }, bride.token)
  const details = { when: '12 Jan 2027', plan: 'Diamond', endsOn: '11 Jan 2027' }
  const notice = { to: bride.id, kind, about: groom.id, details }
  await service.db.inTransaction((tx) => notify(service, tx, notice))
  return async () =>
    (await messagesTo(service, `91${bride.number}`)).filter((text) => /Samuel John|Diamond/.test(text))
}

test.each([...ofOthers, ...ofPlans])(
  'an SMS of %s waits at night until 8:00, and its mail does not',
  async (kind) => {
    service.time.now = new Date('2027-01-10T21:00:00+05:30')
    const address = `${kind.toLowerCase()}@example.com`
    const smsOf = await createNotified(kind, address)
    await at('10T21:00')
    expect(await smsOf()).toEqual([])
    expect(await messagesTo(service, address)).toHaveLength(1)
    await at('11T07:59')
    expect(await smsOf()).toEqual([])
    await at('11T08:00')
    expect(await smsOf()).toHaveLength(1)
  },
)

test('an SMS of an interest goes out at once by day', async () => {
  service.time.now = new Date('2027-01-20T20:59:00+05:30')
  const smsOf = await createNotified('interestReceived', 'day@example.com')
  await at('20T20:59')
  expect(await smsOf()).toHaveLength(1)
})
