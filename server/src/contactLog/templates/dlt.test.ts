import { randomUUID } from 'node:crypto'
import { createTemplate as create, sendMessage } from '@bnr/contract/contactLog/templates'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createTemplate } from '../../../test/factories/messageTemplates.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { smsProvider } from '../../../test/smsProvider.ts'

const service = useService(smsProvider)

test('with a provider of SMS, every text needs its registered template id', async () => {
  const { token } = await createStaff(service, 'tele_manager')
  const body = { name: 'Renewal', channel: 'sms', text: 'Dear {name}' }
  const refused = await service.call(create, { body }, token)
  expect(refused).toMatchObject({ status: 400, wire: { fields: { dlt: expect.any(String) } } })
  const whole = { ...body, dltId: '1107000000000000001' }
  expect((await service.call(create, { body: whole }, token)).status).toBe(200)
  const member = await createMember(service)
  const without = { templateId: await createTemplate(service), clientId: randomUUID() }
  const input = { params: { id: member.id }, body: without }
  expect((await service.call(sendMessage, input, token)).status).toBe(409)
})
