import { login, logout, refresh } from '@bnr/contract/accounts/endpoints'
import { changePassword, endOtherSessions } from '@bnr/contract/accounts/settings'
import { changeStaffMember, resetPassword } from '@bnr/contract/accounts/staff'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, password } from '../../test/factories/profiles.ts'
import { openService, useService } from '../../test/harness.ts'
import { openPages, usePages } from '../../test/pages.ts'
import { updateProfile } from '../profiles/store.ts'
import { sweepLogins } from './sweep.ts'
import { sessions, users } from './tables.ts'

const service = useService()
const visitor = usePages(service)

async function after(seconds: number, work: () => Promise<void>) {
  const before = service.time.now
  service.time.now = new Date(before.getTime() + seconds * 1000)
  await work()
  service.time.now = before
}
const day = 86_400
const createAdmin = () => createStaff(service, 'super_admin')

test('a member is identified by the cookie, as the person of its session', async () => {
  const member = await createMember(service)
  const found = await visitor(`other=1; ${member.pageCookie}; more=2`)
  const { sid } = decodeJwt(member.token)
  expect(found).toMatchObject({ kind: 'member', userName: member.bnrId, sessionId: sid })
  expect(found).toMatchObject({ profileId: member.id, bnrId: member.bnrId, gender: 'f', status: 'Active' })
})

test('staff are identified by the cookie, and have no BNR ID', async () => {
  const staff = await createStaff(service, 'tele_manager')
  const found = await visitor(staff.pageCookie)
  expect(found).toMatchObject({ kind: 'staff', userName: staff.userName })
  expect(found).toMatchObject({ roles: ['staff_user', 'tele_manager'] })
  expect(found).not.toHaveProperty('bnrId')
})

type At = Awaited<ReturnType<typeof createMember>>

test.each<[string, (at: At) => Promise<unknown>]>([
  ['a logout', ({ token }) => service.call(logout, { body: {} }, token)],
  ['a logout from another device', async (at) => service.call(endOtherSessions, {}, await loggedInAgain(at))],
  [
    'a new password, set elsewhere',
    async (at) =>
      service.call(
        changePassword,
        { body: { currentPassword: password, password: 'Newer123' } },
        await loggedInAgain(at),
      ),
  ],
  [
    'a new password that staff set',
    async ({ bnrId }) =>
      service.call(
        resetPassword,
        { params: { pid: bnrId }, body: { password: 'Newer123' } },
        (await createAdmin()).token,
      ),
  ],
  [
    'the account being disabled',
    ({ userId }) => service.db.update(users).set({ disabled: true }).where(eq(users.id, userId)),
  ],
  [
    'a deactivation',
    ({ id, token }) => service.call(transitionProfile.deactivate, { params: { id }, body: {} }, token),
  ],
])('%s ends the cookie', async (_, happens) => {
  const member = await createMember(service)
  expect(await visitor(member.pageCookie)).toBeDefined()
  await happens(member)
  expect(await visitor(member.pageCookie)).toBeUndefined()
})

async function loggedInAgain({ bnrId }: At): Promise<string> {
  const body = { userName: bnrId, password, userType: 'pu' }
  return (await service.call(login, { body })).body.token
}

test('reusing a refresh token ends the cookie', async () => {
  const { pageCookie, refreshToken } = await createStaff(service, 'tele_manager')
  const once = { body: { refreshToken }, headers: { cookie: pageCookie } }
  await service.call(refresh, once)
  expect(await visitor(pageCookie)).toBeDefined()
  await service.call(refresh, once)
  expect(await visitor(pageCookie)).toBeUndefined()
})

test('disabled staff count as guests from then on', async () => {
  const { id, pageCookie } = await createStaff(service, 'tele_manager')
  const change = { params: { id }, body: { disabled: true } }
  await service.call(changeStaffMember, change, (await createAdmin()).token)
  expect(await visitor(pageCookie)).toBeUndefined()
})

test('the cookie ends with its refresh token, and the sweep deletes the session', async () => {
  const member = await createMember(service)
  await after(30 * day - 1, async () => {
    expect(await visitor(member.pageCookie)).toBeDefined()
  })
  await after(30 * day, async () => {
    expect(await visitor(member.pageCookie)).toBeUndefined()
  })
  await after(61 * day, () => sweepLogins(service))
  expect(await service.db.$count(sessions, eq(sessions.userId, member.userId))).toBe(0)
  expect(await visitor(member.pageCookie)).toBeUndefined()
})

test.each(['Deactivated', 'Settled', 'Deleted'] as const)(
  'a %s member counts as a guest until the profile opens again',
  async (status) => {
    const member = await createMember(service, { status })
    expect(await visitor(member.pageCookie)).toBeUndefined()
    await service.db.inTransaction((tx) => updateProfile(tx, member.id, { status: 'Active' }))
    expect(await visitor(member.pageCookie)).toBeDefined()
  },
)

test('identifying a visitor takes one read, writes nothing and does not prolong the session', async () => {
  const { pageCookie, userId } = await createMember(service)
  const readSessions = () => service.db.select().from(sessions).where(eq(sessions.userId, userId))
  const before = await readSessions()
  await after(3600, async () => {
    const statements = await service.statementsOf(() => visitor(pageCookie))
    expect(statements).toEqual([expect.stringMatching(/^\s*select /)])
  })
  expect(await readSessions()).toEqual(before)
})

test('the cookie counts only when a page is read', async () => {
  const { pageCookie } = await createMember(service)
  expect(await visitor(pageCookie, { method: 'POST' })).toBeUndefined()
  expect(await visitor(pageCookie, { url: '/an-endpoint' })).toBeUndefined()
})

test('an unavailable database gives status 503', async () => {
  const lost = await openService()
  const { pageCookie } = await createMember(lost)
  const pages = await openPages(lost)
  await lost.db.close()
  const { statusCode, headers } = await pages.inject({ url: '/a-page', headers: { cookie: pageCookie } })
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
  expect((await pages.inject('/a-page')).statusCode).toBe(200)
  await pages.close()
  await lost.app.close()
})
