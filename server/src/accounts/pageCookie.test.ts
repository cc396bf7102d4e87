import { login, loginWithCode, logout, refresh } from '@bnr/contract/accounts/endpoints'
import { confirmPasskey, confirmSecondFactor, confirmTotp } from '@bnr/contract/accounts/secondFactor'
import { exchangeSignOn } from '@bnr/contract/accounts/signOn'
import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { fieldsOf } from '@bnr/contract/wire'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, password, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { codeOf, useSignOn } from '../../test/openId/signOnService.ts'
import { codeSentTo } from '../../test/outbox.ts'
import { openPages, pageCookieSet, usePages } from '../../test/pages.ts'
import { sessions } from './tables.ts'

const service = useService()
const visitor = usePages(service)
const signOn = useSignOn()

const enter = async (bnrId: string, cookie = '') => {
  const body = { userName: bnrId, password, userType: 'pu' }
  const answer = await service.call(login, { body, headers: { cookie } })
  return { ...answer.body, cookie: pageCookieSet(answer.headers) ?? '' }
}
const renew = async (refreshToken: string, cookie = '') => {
  const answer = await service.call(refresh, { body: { refreshToken }, headers: { cookie } })
  return { ...answer.body, status: answer.status, cookie: pageCookieSet(answer.headers) }
}
const byCode = async (number: string, userType: 'pu' | 'au') => {
  const code = await codeSentTo(service, number)
  const phone = { countryCode: '91', number, type: 'M' }
  return await service.call(loginWithCode, { body: { phone, code, userType } })
}
const withPassword = (userName: string, userType: 'pu' | 'au') =>
  service.call(login, { body: { userName, password, userType } })

const ways: [string, EndpointParts, () => Promise<{ userName: string; headers: Record<string, unknown> }>][] =
  [
    [
      'a member with a password',
      login,
      async () => {
        const { bnrId } = await createMember(service)
        return { userName: bnrId, ...(await withPassword(bnrId, 'pu')) }
      },
    ],
    [
      'staff with a password',
      login,
      async () => {
        const { userName } = await createStaff(service, 'tele_manager')
        return { userName, ...(await withPassword(userName, 'au')) }
      },
    ],
    [
      'a member with a code',
      loginWithCode,
      async () => {
        const { bnrId, number } = await createMember(service)
        return { userName: bnrId, ...(await byCode(number, 'pu')) }
      },
    ],
    [
      'somebody who has just registered, with the first code',
      loginWithCode,
      async () => {
        const { bnrId, number } = await registerDraft(service)
        return { userName: bnrId, ...(await byCode(number, 'pu')) }
      },
    ],
    [
      'staff with a code',
      loginWithCode,
      async () => {
        const { userName, mobile } = await createStaff(service, 'tele_manager')
        return { userName, ...(await byCode(mobile, 'au')) }
      },
    ],
    [
      'a browser that exchanges its refresh token',
      refresh,
      async () => {
        const { bnrId } = await createMember(service)
        const { refreshToken } = await enter(bnrId)
        return { userName: bnrId, ...(await service.call(refresh, { body: { refreshToken } })) }
      },
    ],
  ]

test.each(ways)('%s gets the cookie', async (_, __, way) => {
  const { userName, headers } = await way()
  expect([headers['set-cookie']].flat()).toContainEqual(
    expect.stringMatching(/^bnr_page=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  )
  expect((await visitor(pageCookieSet(headers) ?? ''))?.userName).toBe(userName)
})

test('staff who sign on through a provider get the cookie, which is Secure if our address is https', async () => {
  const staff = await signOn.someone()
  const browser = signOn.browser()
  const { headers } = await browser.exchange(codeOf(await signOn.signOn(browser)))
  expect([headers['set-cookie']].flat()).toContainEqual(
    expect.stringMatching(/^bnr_page=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  )
  const pages = await openPages(signOn.service)
  const cookie = pageCookieSet(headers) ?? ''
  const answer = await pages.inject({ url: '/a-page', headers: { cookie } })
  expect(answer.json()).toMatchObject({ visitor: { userName: staff.userName, kind: 'staff' } })
  await pages.close()
})

test('these ways include every call of the contract that returns tokens', () => {
  const giving = declaredEndpoints().filter(({ reply }) => fieldsOf(reply)?.refreshToken)
  const tried = new Set<EndpointParts>([
    ...ways.map(([, endpoint]) => endpoint),
    exchangeSignOn,
    // secondFactor/gate.test.ts and enrol.test.ts check the cookie of these.
    confirmSecondFactor,
    confirmTotp,
    confirmPasskey,
  ])
  expect(giving.filter((endpoint) => !tried.has(endpoint))).toEqual([])
  expect(giving).toHaveLength(tried.size)
})

test('a refused login gets no cookie', async () => {
  const { bnrId } = await createMember(service)
  const body = { userName: bnrId, password: 'Wrong123', userType: 'pu' }
  expect((await service.call(login, { body })).headers['set-cookie']).toBeUndefined()
})

test('the database stores only the hash of the cookie', async () => {
  const { bnrId, userId } = await createMember(service)
  const { cookie } = await enter(bnrId)
  const stored = await service.db.select().from(sessions).where(eq(sessions.userId, userId))
  expect(JSON.stringify(stored)).not.toContain(cookie.replace('bnr_page=', ''))
})

test('a refresh leaves the cookie of its session unchanged, so that it still works after a lost reply or in another tab', async () => {
  const { bnrId } = await createMember(service)
  const first = await enter(bnrId)
  const second = await renew(first.refreshToken, first.cookie)
  const third = await renew(second.refreshToken, first.cookie)
  expect([second.cookie, third.cookie]).toEqual([first.cookie, first.cookie])
  await renew(third.refreshToken, first.cookie)
  expect((await visitor(first.cookie))?.userName).toBe(bnrId)
})

test('a refresh without the cookie of its session gets a new one, and the old one ends', async () => {
  const { bnrId } = await createMember(service)
  const stranger = await enter((await createMember(service)).bnrId)
  const first = await enter(bnrId)
  const second = await renew(first.refreshToken)
  expect(second.cookie).not.toBe(first.cookie)
  const third = await renew(second.refreshToken, stranger.cookie)
  expect([stranger.cookie, second.cookie]).not.toContain(third.cookie)
  expect(await visitor(first.cookie)).toBeUndefined()
  expect((await visitor(third.cookie ?? ''))?.userName).toBe(bnrId)
  expect((await visitor(stranger.cookie))?.userName).not.toBe(bnrId)
})

test('a session from before the cookie existed gets one with its refresh', async () => {
  const { bnrId, userId } = await createMember(service)
  const { refreshToken } = await enter(bnrId)
  await service.db.update(sessions).set({ pageTokenHash: null }).where(eq(sessions.userId, userId))
  expect((await visitor((await renew(refreshToken)).cookie ?? ''))?.userName).toBe(bnrId)
})

test('logout clears the cookie, even that of another session that has ended', async () => {
  const member = await createMember(service)
  const { token, cookie } = await enter(member.bnrId)
  const { headers } = await service.call(logout, { body: {}, headers: { cookie } }, token)
  expect(headers['set-cookie']).toMatch(
    /^bnr_page=; Max-Age=0; Path=\/; (Expires=[^;]+; )?HttpOnly; SameSite=Lax$/,
  )
  const later = await service.call(logout, { body: {}, headers: { cookie } }, member.token)
  expect(pageCookieSet(later.headers)).toBe('')
})

test('a refused refresh clears the cookie', async () => {
  const { bnrId } = await createMember(service)
  const { refreshToken, cookie } = await enter(bnrId)
  const next = await renew(refreshToken, cookie)
  expect(await renew(refreshToken, cookie)).toMatchObject({ status: 401, cookie: '' })
  expect(await renew(next.refreshToken, cookie)).toMatchObject({ status: 401, cookie: '' })
})

test('a late logout or refusal leaves the cookie of a person who has since logged in', async () => {
  const before = await enter((await createMember(service)).bnrId)
  const { cookie } = await enter((await createMember(service)).bnrId)
  const { headers } = await service.call(logout, { body: {}, headers: { cookie } }, before.token)
  expect(pageCookieSet(headers)).toBeUndefined()
  expect(await renew(before.refreshToken, cookie)).toMatchObject({ status: 401, cookie: undefined })
  expect(await visitor(cookie)).toBeDefined()
})
