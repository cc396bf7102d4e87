import { login, logout } from '@bnr/contract/accounts/endpoints'
import { confirmTotp, startPasskey, startTotp } from '@bnr/contract/accounts/secondFactor'
import { changeStaffMember, resetSecondFactor } from '@bnr/contract/accounts/staff'
import { changeStaffPassword, startEnrolment } from '@bnr/contract/accounts/staffAccount'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { password } from '../../../test/factories/profiles.ts'
import {
  challengeOf,
  codeOf,
  confirm,
  createEnrolled,
  later,
  optionsOf,
  useFactors,
} from '../../../test/secondFactor/staff.ts'
import { sweepLogins } from '../sweep.ts'
import { factorChallenges } from './tables.ts'

const service = useFactors()
const expired = { status: 401, wire: { code: 'second_factor_expired' } }
const answer = (challenge: string, token?: string) =>
  confirm(service, { challenge, code: codeOf(service) }, token ? { token } : {})

test('a challenge is valid for ten minutes', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  const late = await challengeOf(service, staff)
  later(service, 599)
  expect((await answer(challenge)).status).toBe(200)
  later(service, 1)
  expect(await answer(late)).toMatchObject(expired)
})

test('a challenge can be answered once, and an invented one never', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  expect((await answer(challenge)).status).toBe(200)
  later(service, 30)
  expect(await answer(challenge)).toMatchObject(expired)
  expect(await answer('made up')).toMatchObject(expired)
})

test('a challenge belongs to its account: the code of somebody else is wrong', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const stranger = await createStaff(service, 'cc_manager')
  const setup = (
    await service.call(login, { body: { userName: stranger.userName, password, userType: 'au' } })
  ).wire as { challenge: string }
  const { body } = await service.call(startTotp, { body: { challenge: setup.challenge } })
  const code = codeOf(service, 0, body.secret)
  const challenge = await challengeOf(service, staff)
  expect((await confirm(service, { challenge, code })).status).toBe(401)
})

test('the database stores only the hash of a challenge, and the sweep deletes expired ones', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  const challenges = () =>
    service.db.select().from(factorChallenges).where(eq(factorChallenges.userId, staff.id))
  expect(JSON.stringify(await challenges())).not.toContain(challenge)
  later(service, 599)
  await sweepLogins(service)
  expect(await challenges()).toHaveLength(1)
  later(service, 2)
  await sweepLogins(service)
  expect(await challenges()).toEqual([])
})

describe('a challenge becomes invalid', () => {
  const admin = () => createEnrolled(service, 'super_admin')

  test.each<[string, Record<string, unknown>]>([
    ['when the account is disabled', { disabled: true }],
    ['when the account gets a new password', { password: 'somebody-else-1' }],
  ])('%s', async (_, body) => {
    const staff = await createEnrolled(service, 'cc_manager')
    const challenge = await challengeOf(service, staff)
    const { token } = await admin()
    const params = { id: staff.id }
    expect((await service.call(changeStaffMember, { params, body }, token)).status).toBe(200)
    expect(await answer(challenge)).toMatchObject(expired)
    if (body.disabled) await service.call(changeStaffMember, { params, body: { disabled: false } }, token)
    expect(await answer(challenge)).toMatchObject(expired)
  })

  test('when the person chooses a new password', async () => {
    const staff = await createEnrolled(service, 'cc_manager')
    const challenge = await challengeOf(service, staff)
    const body = { currentPassword: password, password: 'another-one-99' }
    expect((await service.call(changeStaffPassword, { body }, staff.token)).status).toBe(200)
    expect(await answer(challenge)).toMatchObject(expired)
  })

  test('when the factor is removed, even if the challenge was for a new one', async () => {
    const staff = await createEnrolled(service, 'cc_manager')
    const challenge = await challengeOf(service, staff)
    await service.call(resetSecondFactor, { params: { id: staff.id } }, (await admin()).token)
    expect(await answer(challenge)).toMatchObject(expired)
  })
})

test('only the session of a challenge can answer it, and only while the session is open', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const colleague = await createEnrolled(service, 'cc_manager')
  const { challenge } = (await service.call(startEnrolment, {}, staff.token)).body
  const start = (token?: string) => service.call(startTotp, { body: { challenge } }, token)
  expect(await start()).toMatchObject(expired)
  expect(await start(colleague.token)).toMatchObject(expired)
  expect((await start(staff.token)).status).toBe(200)
  await service.call(logout, { body: {} }, staff.token)
  expect(await start(staff.token)).toMatchObject(expired)
})

test('each kind of challenge serves only its own purpose', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const login = await challengeOf(service, staff)
  for (const start of [startTotp, startPasskey])
    expect(await service.call(start, { body: { challenge: login } })).toMatchObject(expired)
  expect(await service.call(confirmTotp, { body: { challenge: login, code: '123456' } })).toMatchObject(
    expired,
  )
  const enrol = (await service.call(startEnrolment, {}, staff.token)).body.challenge
  expect(await answer(enrol, staff.token)).toMatchObject(expired)
  expect(await optionsOf(service, enrol, staff.token)).toMatchObject({ code: 'second_factor_expired' })
})
