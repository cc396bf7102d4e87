import { createSecretKey, randomBytes } from 'node:crypto'
import { login, logout, readSessionUser, refresh } from '@bnr/contract/accounts/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, password } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'
import { setPassword } from './setPassword.ts'
import { signToken } from './tokens.ts'

const service = useService()

const loginAs = (userName: string, given = password, userType: 'pu' | 'au' = 'pu') =>
  service.call(login, { body: { userName, password: given, userType } })

test('a refresh token works once; using it again ends the session', async () => {
  const member = await createMember(service)
  const first = (await loginAs(member.bnrId)).body
  const second = (await service.call(refresh, { body: { refreshToken: first.refreshToken } })).body
  expect(
    (await service.call(readSessionUser, { params: { username: member.bnrId } }, second.token)).status,
  ).toBe(200)

  const reused = await service.call(refresh, { body: { refreshToken: first.refreshToken } })
  expect(reused).toMatchObject({ status: 401, wire: { message: 'Stale token' } })
  const next = await service.call(refresh, { body: { refreshToken: second.refreshToken } })
  expect(next.status).toBe(401)
  expect(
    (await service.call(readSessionUser, { params: { username: member.bnrId } }, second.token)).status,
  ).toBe(401)
})

test('of twenty simultaneous refreshes with one token one succeeds, and the session ends', async () => {
  const member = await createMember(service)
  const { refreshToken } = (await loginAs(member.bnrId)).body
  // A pool that still has to connect would send the calls one after the other.
  await Promise.all(Array.from({ length: 10 }, () => service.db.execute(sql`select pg_sleep(0.1)`)))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => service.call(refresh, { body: { refreshToken } })),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const { token, refreshToken: next } = won[0]?.body ?? {}
  expect((await service.call(readProfile, { query: { pid: member.bnrId } }, token)).status).toBe(401)
  expect((await service.call(refresh, { body: { refreshToken: next } })).status).toBe(401)
})

test('an access token expires, and a forged one is never valid', async () => {
  const member = await createMember(service)
  const { token } = (await loginAs(member.bnrId)).body
  const read = (given: string) => service.call(readProfile, { query: { pid: member.bnrId } }, given)
  expect((await read(token)).status).toBe(200)
  const other = createSecretKey(randomBytes(32))
  const claims = {
    sid: crypto.randomUUID(),
    euid: member.bnrId,
    ut: 'pu' as const,
    realm_access: { roles: ['super_admin' as const] },
  }
  expect((await read(await signToken(other, claims, service.time.now, 900))).status).toBe(401)
  expect((await read(`${token.slice(0, -3)}abc`)).status).toBe(401)

  const before = service.time.now
  service.time.now = new Date(before.getTime() + 901_000)
  expect((await read(token)).wire).toMatchObject({ code: 'stale_token' })
  service.time.now = before
})

test('headers that contradict the token make it stale', async () => {
  const member = await createMember(service)
  const call = (headers: Record<string, string>) =>
    service.call(readProfile, { query: { pid: member.bnrId }, headers }, member.token)
  expect((await call({ euid: member.bnrId, ut: 'pu', pid: member.bnrId })).status).toBe(200)
  for (const headers of [{ euid: '10000009' }, { ut: 'au' }, { pid: '10000009' }]) {
    expect(await call(headers as never)).toMatchObject({ status: 401, wire: { message: 'Stale token' } })
  }
})

test('logout and a new password end sessions', async () => {
  const member = await createMember(service)
  const one = (await loginAs(member.bnrId)).body
  const other = (await loginAs(member.bnrId)).body
  await service.call(logout, { body: {} }, one.token)
  const me = (token: string) => service.call(readSessionUser, { params: { username: member.bnrId } }, token)
  expect((await me(one.token)).status).toBe(401)
  expect((await me(other.token)).status).toBe(200)
  await service.db.inTransaction((tx) =>
    setPassword(service, tx, { userId: member.userId, password: 'Another1', setBy: 'staff' }),
  )
  expect((await me(other.token)).status).toBe(401)
})

test('a wrong password gets the same reply whether or not the account exists, and tries are limited', async () => {
  const member = await createMember(service)
  const unknown = await loginAs('99999999', 'Wrong123')
  expect(unknown.wire).toMatchObject({
    code: 'incorrect_credentials',
    message: 'Incorrect BNR ID or password',
  })
  const answers = await Promise.all(Array.from({ length: 12 }, () => loginAs(member.bnrId, 'Wrong123')))
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(7)
  expect((await loginAs(member.bnrId)).status).toBe(429)
  service.time.now = new Date(service.time.now.getTime() + 16 * 60_000)
  expect((await loginAs(member.bnrId)).status).toBe(200)
})

test('staff log in with 91 and their mobile number, and only as staff', async () => {
  const staff = await createStaff(service, 'tele_manager')
  const { body, status } = await loginAs(staff.userName, password, 'au')
  expect(status).toBe(200)
  const user = await service.call(readSessionUser, { params: { username: staff.userName } }, body.token)
  expect(user.body).toMatchObject({
    roles: ['staff_user', 'tele_manager'],
    userType: 'au',
    mobile: staff.mobile,
  })
  expect((await loginAs(staff.userName, password, 'pu')).status).toBe(401)
  expect((await loginAs(staff.userName, 'Wrong123', 'au')).wire).toMatchObject({
    message: 'Incorrect mobile number or password',
  })
})

test.each([
  ['pu', {}, { euid: 'BNR ID and password cannot be empty' }],
  ['pu', { euid: '10000001', pwd: '' }, { pwd: 'Password cannot be empty' }],
  ['au', {}, { euid: 'Enter 10 digit mobile number', pwd: 'Enter password' }],
  ['au', { euid: '919000000001' }, { pwd: 'Enter password' }],
  ['au', { euid: '91900000000', pwd: 'Demo1234' }, { euid: 'Enter 10 digit mobile number' }],
])('a login as %s with missing fields gets the messages of its form: %j', async (ut, given, fields) => {
  const answer = await service.call(login, { wire: { ut, ...given } })
  expect(answer).toMatchObject({ status: 400, wire: { message: Object.values(fields)[0], fields } })
})

test.each(['Deactivated', 'Settled', 'Deleted'] as const)(
  'a %s member can only learn the status and log out',
  async (status) => {
    const member = await createMember(service)
    await service.db.inTransaction((tx) => updateProfile(tx, member.id, { status }))
    const { token } = (await loginAs(member.bnrId)).body
    const user = await service.call(readSessionUser, { params: { username: member.bnrId } }, token)
    expect(user.body.status).toBe(status)
    expect(await service.call(readProfile, { query: { pid: member.bnrId } }, token)).toMatchObject({
      status: 403,
      wire: { message: `Your profile is in ${status} state, kindly contact Administrator for activation.` },
    })
    expect((await service.call(logout, { body: {} }, token)).status).toBe(200)
  },
)
