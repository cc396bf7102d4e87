import { confirmPasskey, confirmTotp, startPasskey, startTotp } from '@bnr/contract/accounts/secondFactor'
import { startEnrolment } from '@bnr/contract/accounts/staffAccount'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { pageCookieSet, usePages } from '../../../test/pages.ts'
import { createAuthenticator } from '../../../test/secondFactor/authenticator.ts'
import {
  challengeOf,
  codeOf,
  confirm,
  createEnrolled,
  enterPassword,
  later,
  optionsOf,
  sessionsOf,
  useFactors,
} from '../../../test/secondFactor/staff.ts'
import { auditLog } from '../../database/tables.ts'
import { passkeys, totpSecrets } from './tables.ts'

const service = useFactors()
const visitor = usePages(service)
const expired = { status: 401, wire: { code: 'second_factor_expired' } }

const begin = (challenge: string, token?: string) => service.call(startTotp, { body: { challenge } }, token)
const finish = (challenge: string, code: string, token?: string) =>
  service.call(confirmTotp, { body: { challenge, code } }, token)

async function atFirstLogin() {
  const staff = await createStaff(service, 'tele_manager')
  return { staff, challenge: await challengeOf(service, staff) }
}

describe('at the first login', () => {
  test('the first code sets up an authenticator app, completes the login and brings ten recovery codes', async () => {
    const { staff, challenge } = await atFirstLogin()
    const { body } = await begin(challenge)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.uri).toBe(
      `otpauth://totp/BNR%20Matrimony:${staff.mobile}?issuer=BNR%20Matrimony&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const code = codeOf(service, 0, body.secret)
    const done = await finish(challenge, code)
    expect(done.body).toMatchObject({ userName: staff.userName, userType: 'au' })
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect((await visitor(pageCookieSet(done.headers) ?? ''))?.userName).toBe(staff.userName)
    const next = await challengeOf(service, staff)
    expect((await confirm(service, { challenge: next, code })).status).toBe(401)
    later(service, 30)
    const fresh = codeOf(service, 0, body.secret)
    expect((await confirm(service, { challenge: next, code: fresh })).status).toBe(200)
  })

  test('a passkey can be set up too', async () => {
    const { staff, challenge } = await atFirstLogin()
    const authenticator = createAuthenticator()
    const { options } = (await service.call(startPasskey, { body: { challenge } })).body
    const attestation = authenticator.create(options as { challenge: string })
    const done = await service.call(confirmPasskey, { body: { challenge, name: 'Laptop', attestation } })
    expect(done.body).toMatchObject({ token: expect.any(String), refreshToken: expect.any(String) })
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect(pageCookieSet(done.headers)).toBeDefined()
    const next = await challengeOf(service, staff)
    const { passkey, totp, recoveryCode } = await optionsOf(service, next)
    expect([totp, recoveryCode]).toEqual([false, true])
    const assertion = authenticator.get(passkey as { challenge: string })
    expect((await confirm(service, { challenge: next, assertion })).status).toBe(200)
  })

  test('a wrong code sets nothing up, and the right one still works', async () => {
    const { staff, challenge } = await atFirstLogin()
    const { body } = await begin(challenge)
    const wrong = codeOf(service, 10, body.secret)
    expect((await finish(challenge, wrong)).wire).toMatchObject({ code: 'incorrect_second_factor' })
    expect((await enterPassword(service, staff)).wire).toMatchObject({ code: 'second_factor_setup_required' })
    expect((await finish(challenge, codeOf(service, 0, body.secret))).status).toBe(200)
  })

  test('a code is wrong before the browser has requested a secret', async () => {
    const { challenge } = await atFirstLogin()
    expect((await finish(challenge, '123456')).status).toBe(401)
  })

  test('the factor counts as confirmed, and login and factor are audited', async () => {
    const { staff, challenge } = await atFirstLogin()
    const { body } = await begin(challenge)
    const done = await finish(challenge, codeOf(service, 0, body.secret))
    expect((await service.call(startEnrolment, {}, done.body.token)).status).toBe(200)
    const rows = await service.db.select().from(auditLog).where(eq(auditLog.userId, staff.id))
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ['authenticator set up', null],
      ['staff login', { way: 'password, new authenticator app' }],
    ])
  })

  test('a stranger with the password cannot add a factor of their own to the first one', async () => {
    const { staff, challenge } = await atFirstLogin()
    const thief = await challengeOf(service, staff)
    const secrets = [(await begin(challenge)).body.secret, (await begin(thief)).body.secret]
    await finish(challenge, codeOf(service, 0, secrets[0]))
    expect(await finish(thief, codeOf(service, 0, secrets[1]))).toMatchObject(expired)
    expect(await begin(thief)).toMatchObject(expired)
    expect(await service.call(startPasskey, { body: { challenge: thief } })).toMatchObject(expired)
  })

  test('only one of twenty simultaneous set-ups succeeds', async () => {
    const staff = await createStaff(service, 'tele_manager')
    const before = await sessionsOf(service, staff)
    const begun: { challenge: string; code: string }[] = []
    for (let count = 0; count < 20; count++) {
      const challenge = await challengeOf(service, staff)
      begun.push({ challenge, code: codeOf(service, 0, (await begin(challenge)).body.secret) })
    }
    const answers = await Promise.all(begun.map(({ challenge, code }) => finish(challenge, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(service, staff)).toBe(before + 1)
  })
})

describe('after the first login', () => {
  test('another app replaces the first, only its codes are valid, and recovery codes remain', async () => {
    const staff = await createEnrolled(service, 'tele_manager')
    const enrol = async () => (await service.call(startEnrolment, {}, staff.token)).body.challenge
    const first = await enrol()
    const before = await finish(
      first,
      codeOf(service, 0, (await begin(first, staff.token)).body.secret),
      staff.token,
    )
    expect(before.body.recoveryCodes).toHaveLength(10)
    const challenge = await enrol()
    const { secret } = (await begin(challenge, staff.token)).body
    const done = await finish(challenge, codeOf(service, 0, secret), staff.token)
    expect(done.body).toEqual({ recoveryCodes: [], userName: staff.userName, userType: 'au' })
    later(service, 30)
    const login = await challengeOf(service, staff)
    expect((await confirm(service, { challenge: login, code: codeOf(service) })).status).toBe(401)
    expect((await confirm(service, { challenge: login, code: codeOf(service, 0, secret) })).status).toBe(200)
  })

  test('a challenge adds only one factor', async () => {
    const staff = await createEnrolled(service, 'tele_manager')
    const { challenge } = (await service.call(startEnrolment, {}, staff.token)).body
    const { secret } = (await begin(challenge, staff.token)).body
    expect((await finish(challenge, codeOf(service, 0, secret), staff.token)).status).toBe(200)
    expect(await begin(challenge, staff.token)).toMatchObject(expired)
  })
})

test('the secret is stored encrypted; after a change of the key its codes are refused without an error', async () => {
  const { staff, challenge } = await atFirstLogin()
  const { secret } = (await begin(challenge)).body
  await finish(challenge, codeOf(service, 0, secret))
  const stored = await service.db.select().from(totpSecrets).where(eq(totpSecrets.userId, staff.id))
  expect(JSON.stringify(stored)).not.toContain(secret)
  const sealed = Buffer.from(stored[0]?.sealed ?? '', 'base64')
  sealed.writeUInt8((sealed.at(-1) ?? 0) ^ 1, sealed.length - 1)
  await service.db
    .update(totpSecrets)
    .set({ sealed: sealed.toString('base64') })
    .where(eq(totpSecrets.userId, staff.id))
  later(service, 30)
  const answer = { challenge: await challengeOf(service, staff), code: codeOf(service, 0, secret) }
  expect((await confirm(service, answer)).wire).toMatchObject({ code: 'incorrect_second_factor' })
})

test('an attestation with certificates is refused before the library reads them', async () => {
  const { challenge, staff } = await atFirstLogin()
  const { options } = (await service.call(startPasskey, { body: { challenge } })).body
  const attestation = createAuthenticator().create(options as { challenge: string })
  const object = Buffer.from(attestation.response.attestationObject, 'base64url').toString('latin1')
  const packed = object
    .replace('\x64none', '\x66packed')
    .replace('\x67attStmt\xa0', '\x67attStmt\xa1\x63x5c\x81\x41\x00')
  attestation.response.attestationObject = Buffer.from(packed, 'latin1').toString('base64url')
  const answer = await service.call(confirmPasskey, { body: { challenge, name: 'Key', attestation } })
  expect(answer.wire).toMatchObject({ code: 'incorrect_passkey' })
  expect(await service.db.$count(passkeys, eq(passkeys.userId, staff.id))).toBe(0)
})
