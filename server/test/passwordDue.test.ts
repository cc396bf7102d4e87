import { staffRoles } from '@bnr/contract/access'
import { login, readSessionUser } from '@bnr/contract/accounts/endpoints'
import { createStaffMember } from '@bnr/contract/accounts/staff'
import { changeStaffPassword } from '@bnr/contract/accounts/staffAccount'
import { declaredEndpoints, type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { saveTotp } from '../src/accounts/secondFactor/totp.ts'
import { createStaff } from './factories/accounts.ts'
import { createMember } from './factories/profiles.ts'
import { sendAs } from './hostileCalls.ts'
import { codeOf, confirm, later, secret, useFactors } from './secondFactor/staff.ts'

const service = useFactors()
const first = 'a-first-one-12'
const chosen = 'my-very-own-34'
let count = 0
let profile = 0
beforeAll(async () => {
  profile = (await createMember(service)).id
})

const enter = async (userName: string, password: string) => {
  const { wire } = await service.call(login, { body: { userName, password, userType: 'au' } })
  const { challenge } = wire as { challenge: string }
  later(service, 30)
  return (await confirm(service, { challenge, code: codeOf(service) })).body
}

/** Creates a member of staff and logs them in for the first time. */
async function newcomer() {
  const admin = await createStaff(service, 'super_admin')
  const mobile = String(9_555_500_000 + count++)
  const body = { name: 'Grace Thomas', mobile, roles: [...staffRoles], password: first }
  const created = await service.call(createStaffMember, { body }, admin.token)
  const userId = created.body.id
  await service.db.inTransaction((tx) => saveTotp(service, tx, { userId, secret, lastStep: 0 }))
  return await enter(`91${mobile}`, first)
}

const named = (one: EndpointParts) => `${methodsOf(one).join('|')} ${servedAt(one)}`
const forGuests = declaredEndpoints().filter(({ permission }) => permission === 'public')
const others = declaredEndpoints().filter(({ permission }) => permission !== 'public')

test('staff with a password that somebody else chose can use only their session and their account', async () => {
  const { token } = await newcomer()
  const open: string[] = []
  for (const endpoint of others.filter(({ path }) => path !== '/ues/alo')) {
    const { json } = await sendAs(service, endpoint, { token, id: profile }, {})
    const { code } = (json ?? {}) as { code?: string }
    if (code !== 'password_change_due') open.push(named(endpoint))
  }
  expect(open.sort()).toEqual([
    'DELETE /api/staff-account/passkeys/:id',
    'DELETE /api/staff-account/sessions',
    'DELETE /api/staff-account/sessions/:sid',
    'DELETE /api/staff-account/totp',
    'GET /api/staff-account',
    'GET /api/ues/:username',
    'POST /api/banks/search',
    'POST /api/staff-account/factors',
    'POST /api/staff-account/recovery-codes',
    'PUT /api/staff-account/password',
  ])
})

test('public calls treat staff with a due password as guests', async () => {
  const { token } = await newcomer()
  for (const endpoint of forGuests.filter(({ path }) => !path.startsWith('/ues/'))) {
    await sendAs(service, endpoint, { id: profile }, {})
    const asGuest = await sendAs(service, endpoint, { id: profile }, {})
    const { status } = await sendAs(service, endpoint, { token, id: profile }, {})
    expect(`${named(endpoint)} ${status}`).toBe(`${named(endpoint)} ${asGuest.status}`)
  }
})

test('the session reports a due password until staff choose their own', async () => {
  const { token, userName } = await newcomer()
  const me = async (bearer = token) =>
    (await service.call(readSessionUser, { params: { username: userName } }, bearer)).body.passwordDue
  expect(await me()).toBe(true)
  const change = (password: string) =>
    service.call(changeStaffPassword, { body: { currentPassword: first, password } }, token)
  expect((await change(first)).wire).toMatchObject({ fields: { pwd: expect.stringContaining('differs') } })
  expect((await change('short1')).status).toBe(400)
  expect(await me()).toBe(true)
  expect((await change(chosen)).body).toEqual({ message: 'Password has been updated!' })
  expect(await me()).toBeUndefined()
  expect(await me((await enter(userName, chosen)).token)).toBeUndefined()
})
