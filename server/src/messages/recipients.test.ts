import { saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { updatePhoneNumber } from '@bnr/contract/profiles/admin'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, freshNumber, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()
const goTo = (time: string) => {
  service.time.now = new Date(`2027-01-${time}:00+05:30`)
}
const interestIn = (member: TestMember, from: TestMember) =>
  service.db.inTransaction((tx) =>
    notify(service, tx, { to: member.id, kind: 'interestReceived', about: from.id }),
  )

/** A bride who wants an SMS of each interest, and a groom. */
async function createPair() {
  const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
  const groups = [{ gr: 'interests', mail: true, sms: true }]
  await service.call(saveNotificationSettings, { params: { id: bride.id }, wire: { groups } }, bride.token)
  return { bride, groom }
}

test('a number that nobody has verified gets no SMS of notifications, until its owner verifies it', async () => {
  goTo('05T12:00')
  const { bride, groom } = await createPair()
  const staff = await createStaff(service, 'super_admin')
  const number = freshNumber()
  const body = { countryCode: '91', number, type: 'M' }
  await service.call(updatePhoneNumber, { params: { id: bride.id }, body }, staff.token)
  await interestIn(bride, groom)
  await service.workJobs()
  expect(await messagesTo(service, `91${number}`)).toEqual([])
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { phoneVerified: true }))
  await interestIn(bride, groom)
  await service.workJobs()
  expect(await messagesTo(service, `91${number}`)).toHaveLength(1)
})

test.each(['Deactivated', 'Deleted'] as const)(
  'what waits for the morning is not sent to a profile that is %s by then',
  async (status) => {
    goTo('10T22:00')
    const { bride, groom } = await createPair()
    await interestIn(bride, groom)
    await service.workJobs()
    await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { status }))
    goTo('11T08:00')
    await service.workJobs()
    expect(await messagesTo(service, `91${bride.number}`)).toEqual([])
  },
)
