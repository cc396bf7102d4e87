import { type NotificationKind, notificationKinds } from '@bnr/contract/messages/kinds'
import { expect, test } from 'vitest'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()

test('an unconfirmed address receives no notifications', async () => {
  const address = 'stranger@example.com'
  const change = { basic: { ...wizardSections.basic, email: { address, type: 'P' } } }
  const bride = await createMember(service, { change })
  const groom = await createMember(service, { gender: 'm' })
  const send = (kind: NotificationKind, about: TestMember) =>
    service.db.inTransaction((tx) => notify(service, tx, { to: bride.id, kind, about: about.id }))
  const kinds = Object.keys(notificationKinds) as NotificationKind[]
  for (const kind of kinds) await send(kind, groom)
  await service.workJobs()
  expect(await messagesTo(service, address)).toEqual([])
  expect(await messagesTo(service, `91${bride.number}`)).not.toEqual([])
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { emailVerified: true }))
  await send('profileApproved', groom)
  await service.workJobs()
  expect(await messagesTo(service, address)).toHaveLength(1)
})
