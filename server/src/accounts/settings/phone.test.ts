import { login, loginWithCode } from '@bnr/contract/accounts/endpoints'
import { changePhone } from '@bnr/contract/accounts/settings'
import { readProfile, verifyPhone } from '@bnr/contract/profiles/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember, freshNumber, password, type TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { codeSentTo } from '../../../test/outbox.ts'
import { race } from '../../../test/race.ts'
import type { Transaction } from '../../database/database.ts'
import { auditLog } from '../../database/tables.ts'
import { updateProfile } from '../../profiles/store.ts'
import { endSessions } from '../sessions.ts'
import { sessions } from '../tables.ts'

const service = useService()

const phoneOf = (number: string) => ({ countryCode: '91', number, type: 'M' as const })
const change = (member: TestMember, number: string, code: string) =>
  service.call(
    changePhone,
    { body: { phone: phoneOf(number), newCode: code, currentPassword: password } },
    member.token,
  )
const ownPhone = async (member: TestMember, token = member.token) => {
  const { body } = await service.call(readProfile, { query: { pid: member.bnrId } }, token)
  return { number: body.basic?.phone?.number, verified: body.phoneVerified }
}

test('the code sent to the new number changes it, ends other sessions and is audited', async () => {
  const member = await createMember(service)
  const elsewhere = await service.call(login, {
    body: { userName: member.bnrId, password, userType: 'pu' },
  })
  const number = freshNumber()
  const answer = await change(member, number, await codeSentTo(service, number))
  expect(answer.body).toEqual({ message: 'Mobile number has been updated!' })
  expect(await ownPhone(member)).toEqual({ number, verified: true })
  const other = await service.call(readProfile, { query: { pid: member.bnrId } }, elsewhere.body.token)
  expect(other.status).toBe(401)
  const [entry] = await service.db.select().from(auditLog).where(eq(auditLog.action, 'phone change'))
  expect(entry).toMatchObject({
    userId: member.userId,
    subject: `profile ${member.id}`,
    detail: null,
  })
  const verified = await service.call(
    verifyPhone,
    { params: { id: member.id }, query: { pv: 'true' } },
    member.token,
  )
  expect(verified.status).toBe(200)
})

test('a number cannot be taken without a code sent to it', async () => {
  const member = await createMember(service)
  const [proved, wanted] = [freshNumber(), freshNumber()]
  const code = await codeSentTo(service, proved)
  expect(await change(member, wanted, code)).toMatchObject({
    status: 400,
    wire: { fields: { otp: 'Incorrect or expired code' } },
  })
  expect((await change(member, wanted, '12345')).wire).toMatchObject({
    fields: { otp: 'Incorrect or expired code' },
  })
  expect((await ownPhone(member)).number).toBe(member.number)
})

test('the number of another member is refused, and only its owner learns that it is registered', async () => {
  const member = await createMember(service)
  const other = await createMember(service)
  expect((await change(member, other.number, '000000')).wire).toMatchObject({ code: 'invalid_input' })
  const code = await codeSentTo(service, other.number)
  expect(await change(member, other.number, code)).toMatchObject({
    status: 409,
    wire: { fields: { 'ph.nu': 'Mobile number already exists. Kindly login' } },
  })
  expect((await ownPhone(member)).number).toBe(member.number)
})

test.each([
  [{ countryCode: '91', number: '98765', type: 'M' }, 'ph.nu', 'Enter 10 digit mobile number'],
  [{ countryCode: '999', number: '9876543210', type: 'M' }, 'ph.cc', 'Select a country code'],
  [{ countryCode: '91', number: '', type: 'M' }, 'ph.nu', 'Enter mobile'],
])('the number %j is refused', async (phone, field, message) => {
  const member = await createMember(service)
  const answer = await service.call(
    changePhone,
    { body: { phone, newCode: '123456', currentPassword: password } },
    member.token,
  )
  expect(answer).toMatchObject({ status: 400, wire: { fields: { [field]: message } } })
})

test('a code works once, and a member’s guesses are limited whatever numbers are tried', async () => {
  const member = await createMember(service)
  const number = freshNumber()
  const code = await codeSentTo(service, number)
  const answers = await Promise.all(Array.from({ length: 4 }, () => change(member, number, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)

  const guesser = await createMember(service)
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => change(guesser, freshNumber(), '000000')),
  )
  expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(7)
})

test('a login by a code to the old number that arrives during the change opens nothing', async () => {
  const member = await createMember(service)
  const { number, userId, id } = member
  const code = await codeSentTo(service, number)
  const changeNumber = async (tx: Transaction) => {
    await updateProfile(tx, id, { phoneNumber: freshNumber() })
    await endSessions(tx, service.time.now, { userId })
  }
  const body = { phone: phoneOf(number), code, userType: 'pu' as const }
  const [late] = await race(service.db, changeNumber, [() => service.call(loginWithCode, { body })])
  expect(late?.body.token).toBeUndefined()
  expect(await service.db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)))).toBe(
    0,
  )
})
