import { login, loginWithCode } from '@bnr/contract/accounts/endpoints'
import { changeStaffMember } from '@bnr/contract/accounts/staff'
import { beforeEach, expect, test } from 'vitest'
import { createMember, password } from '../../test/factories/profiles.ts'
import { codeSentTo } from '../../test/outbox.ts'
import {
  challengeOf,
  confirm,
  createEnrolled,
  type Enrolled,
  enter,
  later,
  useFactors,
  wrongCode,
} from '../../test/secondFactor/staff.ts'
import { auditLog } from '../database/tables.ts'

const service = useFactors()
let staff: Enrolled
beforeEach(async () => {
  staff = await createEnrolled(service, 'cc_manager')
  await service.db.delete(auditLog)
})

const written = async () =>
  (await service.db.select().from(auditLog)).map(({ userId, action, subject, detail }) => [
    userId,
    action,
    subject,
    detail?.way,
  ])
const enterWith = (secret: string, userName = staff.userName, userType = 'au') =>
  service.call(login, { body: { userName, password: secret, userType } })
const withCode = (number: string, code: string, userType = 'au') =>
  service.call(loginWithCode, { body: { phone: { countryCode: '91', number, type: 'M' }, code, userType } })
const refused = (way: string) => [null, 'staff login refused', `user ${staff.id}`, way]

test('a login is audited under its account, with how it was proved', async () => {
  await enter(service, staff)
  later(service, 30)
  expect(await written()).toEqual([
    [staff.id, 'staff login', `user ${staff.id}`, 'password, authenticator app'],
  ])
})

test('a wrong password, a wrong code and a wrong factor are audited, without what was entered', async () => {
  await enterWith('guess-guess-1')
  await codeSentTo(service, staff.mobile)
  await withCode(staff.mobile, '000000')
  const code = wrongCode(service)
  await confirm(service, { challenge: await challengeOf(service, staff), code })
  expect(await written()).toEqual([
    refused('password'),
    refused('SMS code'),
    refused('password, authenticator app'),
  ])
  expect(JSON.stringify(await service.db.select().from(auditLog))).not.toMatch(
    new RegExp(`guess-guess-1|"000000"|"${code}"`),
  )
})

test('a wrong password of a disabled account is audited', async () => {
  const { token } = await createEnrolled(service, 'super_admin')
  await service.call(changeStaffMember, { params: { id: staff.id }, body: { disabled: true } }, token)
  await service.db.delete(auditLog)
  expect((await enterWith(password)).status).toBe(401)
  expect(await written()).toEqual([refused('password')])
})

test('nothing is audited for members or unknown numbers', async () => {
  const { bnrId, number } = await createMember(service)
  await enterWith('guess-guess-1', bnrId, 'pu')
  await enterWith(password, bnrId, 'pu')
  await enterWith('guess-guess-1', '919123456780')
  await codeSentTo(service, number)
  await withCode(number, '000000', 'pu')
  expect(await written()).toEqual([])
})

test('a stranger who keeps guessing does not fill the log, because tries beyond the limit are not audited', async () => {
  for (let count = 0; count < 30; count++) await enterWith('guess-guess-1')
  expect(await written()).toHaveLength(5)
})
