import { login, loginWithCode, refresh } from '@bnr/contract/accounts/endpoints'
import {
  confirmPasskey,
  confirmSecondFactor,
  confirmTotp,
  startPasskey,
  startTotp,
} from '@bnr/contract/accounts/secondFactor'
import { exchangeSignOn } from '@bnr/contract/accounts/signOn'
import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { fieldsOf } from '@bnr/contract/wire'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createMember, password } from '../../../test/factories/profiles.ts'
import type { Answer } from '../../../test/harness.ts'
import { codeOf as signOnCodeOf, useSignOn } from '../../../test/openId/signOnService.ts'
import { codeSentTo } from '../../../test/outbox.ts'
import { pageCookieSet, usePages } from '../../../test/pages.ts'
import { createAuthenticator } from '../../../test/secondFactor/authenticator.ts'
import {
  challengeOf,
  codeOf,
  confirm,
  createEnrolled,
  enter,
  enterPassword,
  later,
  sessionsOf,
  useFactors,
  wrongCode,
} from '../../../test/secondFactor/staff.ts'
import { sessions } from '../tables.ts'

const service = useFactors()
const visitor = usePages(service)
const signOn = useSignOn({ DEMO_SECOND_FACTOR: 'on' })

type Person = { id: number; userName: string; mobile: string | null }

const byCode = async ({ mobile }: Person) => {
  const number = mobile ?? ''
  const code = await codeSentTo(service, number)
  const phone = { countryCode: '91', number, type: 'M' }
  return await service.call(loginWithCode, { body: { phone, code, userType: 'au' } })
}

/** Every call that returns tokens, made by somebody who lacks only the second factor. */
const ways: [string, EndpointParts, (staff: Person) => Promise<Answer>][] = [
  ['the password', login, (staff) => enterPassword(service, staff)],
  ['a code by SMS', loginWithCode, byCode],
  [
    'a made-up refresh token',
    refresh,
    () => service.call(refresh, { body: { refreshToken: 'x'.repeat(43) } }),
  ],
  [
    'the password and a wrong code',
    confirmSecondFactor,
    async (staff) =>
      confirm(service, { challenge: await challengeOf(service, staff), code: wrongCode(service) }),
  ],
  [
    'the password and a new authenticator app',
    confirmTotp,
    async (staff) => {
      const challenge = await challengeOf(service, staff)
      const { body } = await service.call(startTotp, { body: { challenge } })
      const code = codeOf(service, 0, body.secret ?? 'AAAAAAAA')
      return await service.call(confirmTotp, { body: { challenge, code } })
    },
  ],
  [
    'the password and a new passkey',
    confirmPasskey,
    async (staff) => {
      const challenge = await challengeOf(service, staff)
      const { body } = await service.call(startPasskey, { body: { challenge } })
      const options = (body.options ?? { challenge: 'x' }) as { challenge: string }
      const attestation = createAuthenticator().create(options)
      return await service.call(confirmPasskey, { body: { challenge, name: 'Mine', attestation } })
    },
  ],
]

describe('staff with a second factor', () => {
  test.each(ways)('get no session by %s', async (_, __, way) => {
    const staff = await createEnrolled(service, 'super_admin')
    const before = await sessionsOf(service, staff)
    const { status, wire, headers } = await way(staff)
    expect(status).toBe(401)
    expect(wire).not.toHaveProperty('token')
    expect(pageCookieSet(headers)).toBeUndefined()
    expect(await sessionsOf(service, staff)).toBe(before)
  })

  test.each(ways.slice(0, 2))('must confirm their factor after %s', async (_, __, way) => {
    const staff = await createEnrolled(service, 'cc_manager')
    expect((await way(staff)).wire).toEqual({
      code: 'second_factor_required',
      message: expect.any(String),
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('get no session by single sign-on', async () => {
    const staff = await signOn.someone()
    const browser = signOn.browser()
    const before = await sessionsOf(signOn.service, staff)
    const answer = await browser.exchange(signOnCodeOf(await signOn.signOn(browser)))
    expect(answer).toMatchObject({ status: 401, wire: { code: 'second_factor_setup_required' } })
    expect(await sessionsOf(signOn.service, staff)).toBe(before)
  })

  test('are tested with every call of the contract that returns tokens', () => {
    const giving = declaredEndpoints().filter(({ reply }) => fieldsOf(reply)?.refreshToken)
    const tried = new Set<EndpointParts>([...ways.map(([, endpoint]) => endpoint), exchangeSignOn])
    expect(giving.filter((endpoint) => !tried.has(endpoint)).map(({ path }) => path)).toEqual([])
  })
})

test('the code of the app completes the login with tokens, page cookie and a known browser', async () => {
  const staff = await createEnrolled(service, 'tele_manager')
  const { status, body, headers } = await enter(service, staff)
  expect(status).toBe(200)
  expect(body).toEqual({
    token: expect.any(String),
    refreshToken: expect.any(String),
    userName: staff.userName,
    userType: 'au',
  })
  expect((await visitor(pageCookieSet(headers) ?? ''))?.userName).toBe(staff.userName)
  expect(String(headers['set-cookie'])).toContain('bnr_browser=')
  later(service, 60)
  expect((await service.call(refresh, { body: { refreshToken: body.refreshToken } })).status).toBe(200)
})

test('after a code by SMS the number counts as verified in the session', async () => {
  const staff = await createEnrolled(service, 'tele_manager')
  const { challenge } = (await byCode(staff)).wire as { challenge: string }
  expect((await confirm(service, { challenge, code: codeOf(service) })).status).toBe(200)
  const stored = await service.db.select().from(sessions).where(eq(sessions.userId, staff.id))
  expect(stored.map(({ provedPhone }) => provedPhone)).toContain(staff.userName)
})

test('staff without a factor must set one up and get nothing else', async () => {
  const staff = await createStaff(service, 'tele_manager')
  const { status, wire } = await enterPassword(service, staff)
  expect(status).toBe(401)
  expect(wire).toEqual({
    code: 'second_factor_setup_required',
    message: expect.any(String),
    challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  const { challenge } = wire as { challenge: string }
  expect((await confirm(service, { challenge, code: codeOf(service) })).wire).toMatchObject({
    code: 'second_factor_expired',
  })
})

test('members log in as before', async () => {
  const { bnrId } = await createMember(service)
  const body = { userName: bnrId, password, userType: 'pu' }
  expect((await service.call(login, { body })).status).toBe(200)
})
