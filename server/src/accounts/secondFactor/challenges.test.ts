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

test('a challenge holds for ten minutes', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  const late = await challengeOf(service, staff)
  later(service, 599)
  expect((await answer(challenge)).status).toBe(200)
  later(service, 1)
  expect(await answer(late)).toMatchObject(expired)
})

test('it is answered once, and a made-up one never', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  expect((await answer(challenge)).status).toBe(200)
  later(service, 30)
  expect(await answer(challenge)).toMatchObject(expired)
  expect(await answer('made up')).toMatchObject(expired)
})

test('it belongs to its account: a code of somebody else is wrong', async () => {
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

test('the database stores only its hash, and the sweep deletes expired challenges', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  const kept = () => service.db.select().from(factorChallenges).where(eq(factorChallenges.userId, staff.id))
  expect(JSON.stringify(await kept())).not.toContain(challenge)
  later(service, 599)
  await sweepLogins(service)
  expect(await kept()).toHaveLength(1)
  later(service, 2)
  await sweepLogins(service)
  expect(await kept()).toEqual([])
})

describe('a challenge counts no more', () => {
  const admin = () => createEnrolled(service, 'super_admin')

  test.each<[string, Record<string, unknown>]>([
    ['when the account is disabled', { disabled: true }],
    ['when it is given a new password', { password: 'somebody-else-1' }],
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

  test('when its person chooses a new password', async () => {
    const staff = await createEnrolled(service, 'cc_manager')
    const challenge = await challengeOf(service, staff)
    const body = { currentPassword: password, password: 'another-one-99' }
    expect((await service.call(changeStaffPassword, { body }, staff.token)).status).toBe(200)
    expect(await answer(challenge)).toMatchObject(expired)
  })

  test('when the factor is removed, also the one that would set up a new one', async () => {
    const staff = await createEnrolled(service, 'cc_manager')
    const challenge = await challengeOf(service, staff)
    await service.call(resetSecondFactor, { params: { id: staff.id } }, (await admin()).token)
    expect(await answer(challenge)).toMatchObject(expired)
  })
})

test('a challenge of a session is answered by that session alone, while it goes on', async () => {
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

test('each kind of challenge does what it was given for, and nothing else', async () => {
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
