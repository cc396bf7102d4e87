import { saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { expect, test } from 'vitest'
import { groomOf } from '../../../test/factories/memberSearches.ts'
import { type Seeker, seekersIn } from '../../../test/factories/seekers.ts'
import { useService } from '../../../test/harness.ts'
import { updateProfile } from '../../profiles/store.ts'
import { notifyOfNewProfiles } from './notice.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })
const { at, tomorrow, seeker, noticesOf, mailsAfterRun } = seekersIn(service)
const aWork = ({ works }: Seeker) => works[0] ?? ''

const unsent: Record<string, (one: Seeker) => Promise<unknown>> = {
  'switches the messages off': ({ bride }) =>
    service.call(
      saveNotificationSettings,
      { params: { id: bride.id }, wire: { groups: [{ gr: 'searches', mail: false, sms: false }] } },
      bride.token,
    ),
  'closes the profile': ({ bride }) =>
    service.db.inTransaction((tx) => updateProfile(tx, bride.id, { status: 'Deactivated' })),
}

test.each(Object.keys(unsent))('a member who %s while the mail waits does not get it', async (name) => {
  const one = await seeker()
  await groomOf(service, aWork(one))
  tomorrow('09:00')
  await notifyOfNewProfiles(service)
  expect(await noticesOf(one)).toBe(1)
  await unsent[name]?.(one)
  expect(await mailsAfterRun(one)).toEqual([])
})

const mailsAt = async (one: Seeker, time: string) => {
  at(time)
  return (await mailsAfterRun(one)).length
}

test('a mail that the night held up is replaced by that of the next day, and is sent without one', async () => {
  const [one, other] = [await seeker(), await seeker()]
  for (const each of [one, other]) await groomOf(service, aWork(each))
  tomorrow('20:59')
  await notifyOfNewProfiles(service)
  at('21:00')
  await service.workJobs()
  tomorrow('08:00')
  await service.workJobs()
  await groomOf(service, aWork(one))
  expect([await mailsAt(one, '09:00'), await mailsAt(other, '09:00')]).toEqual([1, 0])
  expect([await mailsAt(one, '10:00'), await mailsAt(other, '10:00')]).toEqual([1, 1])
})
