import { staffRoles } from '@bnr/contract/access'
import { readSessionUser } from '@bnr/contract/accounts/endpoints'
import { createStaffMember, viewPassword } from '@bnr/contract/accounts/staff'
import { declaredEndpoints, type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { factorChallenges } from '../src/accounts/secondFactor/tables.ts'
import { sessions } from '../src/accounts/tables.ts'
import { auditLog } from '../src/database/tables.ts'
import { createMember } from './factories/profiles.ts'
import { sendAs } from './hostileCalls.ts'
import {
  codeOf,
  confirm,
  createEnrolled,
  type Enrolled,
  later,
  useFactors,
  wrongCode,
} from './secondFactor/staff.ts'
import { specifiedFreshFactor } from './specification/freshFactor.ts'

const service = useFactors()
let staff: Enrolled
let member: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  member = await createMember(service)
})
beforeEach(async () => {
  staff = await createEnrolled(service, ...staffRoles)
})

const named = (one: EndpointParts) => `${methodsOf(one).join('|')} ${servedAt(one)}`
const view = (token = staff.token) => service.call(viewPassword, { params: { pid: member.bnrId } }, token)
const factorRequired = {
  status: 403,
  wire: { code: 'second_factor_required', challenge: expect.any(String) },
}

test('the contract requires a fresh second factor for exactly the specified calls', () => {
  const declared = declaredEndpoints().filter(({ freshFactor }) => freshFactor)
  expect(declared.map(named).sort()).toEqual([...specifiedFreshFactor].sort())
})

test('exactly those calls refuse a factor older than ten minutes, before they validate their input', async () => {
  later(service, 601)
  const refused: string[] = []
  for (const endpoint of declaredEndpoints().filter(({ path }) => path !== '/ues/alo')) {
    const { status, json } = await sendAs(
      service,
      endpoint,
      { token: staff.token, id: member.id },
      endpoint.body ? { raw: { type: 'application/json', payload: '{"not' } } : {},
    )
    const { code } = (json ?? {}) as { code?: string }
    if (status === 403 && code === 'second_factor_required') refused.push(named(endpoint))
  }
  expect(refused.sort()).toEqual([...specifiedFreshFactor].sort())
})

test('a factor is fresh for ten minutes, whatever the person does in the meantime', async () => {
  later(service, 600)
  expect((await view()).status).toBe(200)
  later(service, 1)
  expect(await view()).toMatchObject(factorRequired)
  const me = { params: { username: staff.userName } }
  expect((await service.call(readSessionUser, me, staff.token)).status).toBe(200)
})

test('a refused call changes nothing and is not in the audit log', async () => {
  later(service, 601)
  const body = { name: 'Grace', mobile: '9444400009', roles: ['tele_manager'], password: 'a-first-one-12' }
  expect(await service.call(createStaffMember, { body }, staff.token)).toMatchObject(factorRequired)
  expect(await service.db.$count(auditLog, eq(auditLog.userId, staff.id))).toBe(0)
})

const challengeOf = async () => ((await view()).wire as { challenge: string }).challenge

test('a confirmation renews the factor of this session alone and returns a new access token', async () => {
  later(service, 601)
  const other = await createEnrolled(service, 'super_admin')
  const before = await service.db.$count(sessions)
  const answer = { challenge: await challengeOf(), code: codeOf(service) }
  const { status, body, headers } = await confirm(service, answer, { token: staff.token })
  expect(status).toBe(200)
  expect(body).toEqual({ token: expect.any(String), userName: staff.userName, userType: 'au' })
  expect(headers['set-cookie']).toBeUndefined()
  expect(await service.db.$count(sessions)).toBe(before)
  for (const token of [staff.token, body.token]) expect((await view(token)).status).toBe(200)
  later(service, 601)
  expect(await view(body.token)).toMatchObject(factorRequired)
  expect(await view(other.token)).toMatchObject(factorRequired)
})

test('nobody else can use the challenge of a session', async () => {
  later(service, 601)
  const colleague = await createEnrolled(service, 'super_admin')
  const challenge = await challengeOf()
  for (const token of [undefined, colleague.token]) {
    const answer = await confirm(service, { challenge, code: codeOf(service) }, token ? { token } : {})
    expect(answer).toMatchObject({ status: 401, wire: { code: 'second_factor_expired' } })
  }
  expect(await view()).toMatchObject(factorRequired)
})

test('a wrong code changes nothing and is in the audit log', async () => {
  later(service, 601)
  const answer = { challenge: await challengeOf(), code: wrongCode(service) }
  expect((await confirm(service, answer, { token: staff.token })).wire).toMatchObject({
    code: 'incorrect_second_factor',
  })
  expect(await view()).toMatchObject(factorRequired)
  const [row] = await service.db.select().from(auditLog).where(eq(auditLog.userId, staff.id))
  expect(row).toMatchObject({ action: 'second factor refused', detail: { way: 'authenticator app' } })
})

test('a session has at most twenty challenges, and the newest works', async () => {
  later(service, 601)
  for (let count = 0; count < 25; count++) {
    await view()
    later(service, 1)
  }
  const challenge = await challengeOf()
  expect(await service.db.$count(factorChallenges, eq(factorChallenges.userId, staff.id))).toBe(20)
  expect((await confirm(service, { challenge, code: codeOf(service) }, { token: staff.token })).status).toBe(
    200,
  )
})
