import { randomUUID } from 'node:crypto'
import { readContactLog } from '@bnr/contract/contactLog/endpoints'
import { sendMessage } from '@bnr/contract/contactLog/templates'
import { deleteOwnProfile } from '@bnr/contract/privacy/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createTemplate } from '../../../test/factories/messageTemplates.ts'
import { createMember, password } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { messagesTo } from '../../../test/outbox.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000' })

test('a message that waits for the morning is not sent to a member who has deleted the profile', async () => {
  service.time.now = new Date('2026-11-26T21:30:00+05:30')
  const [staff, member] = [await createStaff(service, 'tele_executive'), await createMember(service)]
  const templateId = await createTemplate(service, { text: 'Good morning' })
  const body = { templateId, clientId: randomUUID() }
  expect((await service.call(sendMessage, { params: { id: member.id }, body }, staff.token)).status).toBe(200)
  const deletion = { params: { id: member.id }, body: { currentPassword: password } }
  expect((await service.call(deleteOwnProfile, deletion, member.token)).status).toBe(200)
  service.time.now = new Date('2026-11-27T08:00:00+05:30')
  await service.workJobs()
  expect(await messagesTo(service, `91${member.number}`)).not.toContain('Good morning')
  const { token } = await createStaff(service, 'tele_executive')
  const log = await service.call(readContactLog, { params: { id: member.id } }, token)
  expect(log.body.results[0]?.delivery).toBe('failed')
})
