import { login, readSessionUser } from '@bnr/contract/accounts/endpoints'
import {
  changeStaffPassword,
  endOtherStaffSessions,
  endStaffSession,
  readStaffAccount,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@bnr/contract/accounts/staffAccount'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createMember, password } from '../../../test/factories/profiles.ts'
import { logIn } from '../../../test/factories/sessions.ts'
import { createAuthenticator } from '../../../test/secondFactor/authenticator.ts'
import {
  addPasskey,
  challengeOf,
  confirm,
  createEnrolled,
  type Enrolled,
  later,
  optionsOf,
  useFactors,
} from '../../../test/secondFactor/staff.ts'
import { auditLog } from '../../database/tables.ts'

const service = useFactors({ STAFF_SESSION_HOURS: '12', STAFF_IDLE_MINUTES: '30' })
let staff: Enrolled
beforeEach(async () => {
  staff = await createEnrolled(service, 'cc_manager')
})

const read = async (token = staff.token) => (await service.call(readStaffAccount, {}, token)).body
const written = async ({ id } = staff) =>
  (await service.db.select().from(auditLog).where(eq(auditLog.userId, id))).map(({ action }) => action)
const isLoggedIn = async (token: string) =>
  (await service.call(readSessionUser, { params: { username: staff.userName } }, token)).status === 200

test('the page shows factors and sessions, in words and without secrets', async () => {
  await addPasskey(service, staff, createAuthenticator())
  const { sessions, passkeys, ...rest } = await read()
  expect(rest).toEqual({ required: true, totpSince: expect.any(String), recoveryCodesLeft: 10 })
  expect(passkeys).toEqual([{ id: expect.any(Number), name: 'Phone', createdAt: expect.any(String) }])
  expect(sessions).toEqual([expect.objectContaining({ current: true, id: expect.any(String) })])
})

test('the page shows when a passkey was last used', async () => {
  const authenticator = createAuthenticator()
  await addPasskey(service, staff, authenticator)
  later(service, 60)
  const challenge = await challengeOf(service, staff)
  const { passkey } = await optionsOf(service, challenge)
  await confirm(service, { challenge, assertion: authenticator.get(passkey as { challenge: string }) })
  expect((await read()).passkeys).toMatchObject([{ usedAt: service.time.now.toISOString() }])
})

describe('the password of the person', () => {
  const change = (currentPassword: string, next: string, token = staff.token) =>
    service.call(changeStaffPassword, { body: { currentPassword, password: next } }, token)

  test('changes with the current one; this session stays and others end', async () => {
    const other = await logIn(service, staff)
    expect((await change(password, 'my-very-own-34')).status).toBe(200)
    expect([await isLoggedIn(staff.token), await isLoggedIn(other.token)]).toEqual([true, false])
    const enter = (secret: string) =>
      service.call(login, { body: { userName: staff.userName, password: secret, userType: 'au' } })
    expect((await enter(password)).wire).toMatchObject({ code: 'incorrect_admin_credentials' })
    expect((await enter('my-very-own-34')).wire).toMatchObject({ code: 'second_factor_required' })
    expect(await written()).toEqual(['password change'])
  })

  test('does not change with a wrong current one, which can be tried five times', async () => {
    for (let count = 0; count < 5; count++)
      expect((await change('wrong-guess-1', 'my-very-own-34')).wire).toMatchObject({
        fields: { cpwd: 'The current password is not correct' },
      })
    expect((await change(password, 'my-very-own-34')).status).toBe(429)
    expect(await written()).toEqual([])
  })

  test.each(['Demo1234', 'elevenchar1', 'twelve-letters', ''])('cannot be %j', async (next) => {
    expect(await change(password, next)).toMatchObject({
      status: 400,
      wire: { fields: { pwd: expect.any(String) } },
    })
  })
})

describe('the factors of the person', () => {
  const keyOf = async (token = staff.token) => (await read(token)).passkeys[0]?.id ?? 0
  const removeKey = (id: number, token = staff.token) =>
    service.call(removePasskey, { params: { id } }, token)
  const removeApp = () => service.call(removeTotp, {}, staff.token)
  const last = { status: 409, wire: { code: 'last_factor' } }

  test('cannot all be removed, with or without recovery codes', async () => {
    await service.call(renewRecoveryCodes, {}, staff.token)
    expect(await removeApp()).toMatchObject(last)
    await addPasskey(service, staff, createAuthenticator())
    expect((await removeApp()).status).toBe(200)
    expect(await removeKey(await keyOf())).toMatchObject(last)
    expect((await removeApp()).status).toBe(404)
    expect(await written()).toEqual(['recovery codes renew', 'passkey add', 'authenticator remove'])
  })

  test('cannot both be removed at once', async () => {
    await addPasskey(service, staff, createAuthenticator())
    const id = await keyOf()
    const answers = await Promise.all([removeApp(), removeKey(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('no longer include a removed passkey, and never that of a colleague', async () => {
    const authenticator = createAuthenticator()
    await addPasskey(service, staff, authenticator)
    const colleague = await createEnrolled(service, 'cc_manager')
    expect((await removeKey(await keyOf(), colleague.token)).status).toBe(404)
    const challenge = await challengeOf(service, staff)
    const { passkey } = await optionsOf(service, challenge)
    expect((await removeKey(await keyOf())).status).toBe(200)
    const assertion = authenticator.get(passkey as { challenge: string })
    expect((await confirm(service, { challenge, assertion })).wire).toMatchObject({
      code: 'incorrect_passkey',
    })
    expect(await written()).toContain('passkey remove')
  })
})

describe('the sessions of the person', () => {
  test('can be ended one by one or all others at once, but not those of a colleague', async () => {
    const second = await logIn(service, staff)
    const third = await logIn(service, staff)
    const [newest] = (await read(third.token)).sessions.filter(({ current }) => current)
    const end = (token: string) => service.call(endStaffSession, { params: { sid: newest?.id } }, token)
    expect((await end((await createEnrolled(service, 'cc_manager')).token)).status).toBe(404)
    expect((await end(staff.token)).status).toBe(200)
    expect([await isLoggedIn(second.token), await isLoggedIn(third.token)]).toEqual([true, false])
    expect((await service.call(endOtherStaffSessions, {}, staff.token)).status).toBe(200)
    expect([await isLoggedIn(staff.token), await isLoggedIn(second.token)]).toEqual([true, false])
    expect(await written()).toEqual(['own session end', 'own session end'])
  })

  test('do not include one that has expired', async () => {
    await logIn(service, staff)
    later(service, 20 * 60)
    const { token } = await logIn(service, staff)
    expect((await read(token)).sessions).toHaveLength(3)
    later(service, 11 * 60)
    expect((await read(token)).sessions).toHaveLength(1)
  })
})

test('members have no such page', async () => {
  const { token } = await createMember(service)
  expect((await service.call(readStaffAccount, {}, token)).status).toBe(403)
})

test('recovery codes cannot be renewed without a factor', async () => {
  const { token } = await createStaff(service, 'cc_manager')
  expect((await service.call(renewRecoveryCodes, {}, token)).status).toBe(409)
})
