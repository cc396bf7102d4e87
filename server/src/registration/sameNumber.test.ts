import { sendCode } from '@bnr/contract/accounts/endpoints'
import { changePhone } from '@bnr/contract/accounts/settings'
import { updatePhoneNumber } from '@bnr/contract/profiles/admin'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, password, registrationOf } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'

const service = useService()
const ofDubai = (number: string) => ({ countryCode: '971', number, type: 'M' as const })

test('a number with the 0 of calls at home is not taken for another one', async () => {
  const register = (number: string) =>
    service.call(createProfile, { body: registrationOf({ phone: ofDubai(number) }) })
  expect((await register('501234567')).status).toBe(200)
  expect((await register('501234567')).status).toBe(409)
  expect(await register('0501234567')).toMatchObject({
    status: 400,
    wire: { fields: { 'bi.ph.nu': 'Enter the number as you dial it from abroad, without a 0 before it' } },
  })
})

test('neither members nor staff change a number to one with such a 0', async () => {
  const [member, staff] = [await createMember(service), await createStaff(service, 'super_admin')]
  const phone = ofDubai('0501234568')
  await service.call(sendCode, { body: { phone } })
  const [newCode = ''] = (await messagesTo(service, '971501234568')).map((text) => text.slice(0, 6))
  const own = await service.call(
    changePhone,
    { body: { phone, newCode, currentPassword: password } },
    member.token,
  )
  expect(own).toMatchObject({ status: 400, wire: { fields: { 'ph.nu': expect.any(String) } } })
  const params = { id: member.id }
  expect(await service.call(updatePhoneNumber, { params, body: phone }, staff.token)).toMatchObject({
    status: 400,
    wire: { fields: { nu: expect.any(String) } },
  })
})
