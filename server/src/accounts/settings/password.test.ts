import { login, loginWithCode } from '@bnr/contract/accounts/endpoints'
import { changePassword, listSessions } from '@bnr/contract/accounts/settings'
import { expect, test } from 'vitest'
import { createMember, password, type TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { codeSentTo } from '../../../test/outbox.ts'

const service = useService()

const change = (member: TestMember, body: object) => service.call(changePassword, { body }, member.token)
const loginWith = (member: TestMember, secret: string) =>
  service.call(login, { body: { userName: member.bnrId, password: secret, userType: 'pu' } })
const isOpen = async (token: string) => (await service.call(listSessions, {}, token)).status === 200

test('the current password allows a new one; this session stays and others end', async () => {
  const member = await createMember(service)
  const elsewhere = (await loginWith(member, password)).body
  const answer = await change(member, { currentPassword: password, password: 'Newer123' })
  expect(answer.body).toEqual({ message: 'Password has been updated!' })
  expect([await isOpen(member.token), await isOpen(elsewhere.token)]).toEqual([true, false])
  expect((await loginWith(member, password)).status).toBe(401)
  expect((await loginWith(member, 'Newer123')).status).toBe(200)
})

test('a member who has forgotten the password can use a code instead', async () => {
  const member = await createMember(service)
  const code = await codeSentTo(service, member.number)
  expect((await change(member, { code, password: 'Newer123' })).status).toBe(200)
  expect((await loginWith(member, 'Newer123')).status).toBe(200)
})

test.each([
  [{}, 'cpwd', 'Enter your current password'],
  [{ currentPassword: 'Wrong123' }, 'cpwd', 'The current password is not correct'],
  [{ code: '000000' }, 'otp', 'Incorrect or expired code'],
])('%j is not accepted as proof', async (proof, field, message) => {
  const member = await createMember(service)
  const answer = await change(member, { ...proof, password: 'Newer123' })
  expect(answer).toMatchObject({ status: 400, wire: { fields: { [field]: message } } })
  expect((await loginWith(member, password)).status).toBe(200)
})

test.each([
  ['', 'Password should not be empty'],
  ['short', '6 - 10 characters, atleast 1 number & 1 letter'],
  ['lettersonly', '6 - 10 characters, atleast 1 number & 1 letter'],
  ['1234567', '6 - 10 characters, atleast 1 number & 1 letter'],
  ['with space1', '6 - 10 characters, atleast 1 number & 1 letter'],
])('%j is refused as a password', async (given, message) => {
  const member = await createMember(service)
  const answer = await service.call(changePassword, { wire: { cpwd: password, pwd: given } }, member.token)
  expect(answer).toMatchObject({ status: 400, wire: { fields: { pwd: message } } })
})

test('a code that was guessed too often is refused for a while, but not called wrong', async () => {
  const member = await createMember(service)
  const code = await codeSentTo(service, member.number)
  const guess = (secret: string) =>
    service.call(
      loginWithCode,
      { body: { phone: { countryCode: '91', number: member.number }, code: secret, userType: 'pu' } },
      undefined,
    )
  for (let tries = 0; tries < 5; tries++) await guess('000000')
  const answer = await change(member, { code, password: 'Newer123' })
  expect(answer).toMatchObject({ status: 429, wire: { code: 'too_many_requests' } })
})

test('guesses of the current password are limited, even when made at once', async () => {
  const member = await createMember(service)
  const guess = { currentPassword: 'Wrong123', password: 'Newer123' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => change(member, guess)))
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
  expect((await change(member, { currentPassword: password, password: 'Newer123' })).status).toBe(429)
})
