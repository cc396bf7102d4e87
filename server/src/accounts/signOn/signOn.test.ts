import { readSessionUser } from '@bnr/contract/accounts/endpoints'
import { signOnAvailable } from '@bnr/contract/accounts/signOn'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { useService } from '../../../test/harness.ts'
import { openBrowser } from '../../../test/openId/browser.ts'
import { codeOf, problem, useSignOn } from '../../../test/openId/signOnService.ts'

const on = useSignOn()

test('staff sign on as themselves, with the roles of our own account', async () => {
  const staff = await on.someone()
  const browser = on.browser()
  const { body, status, headers } = await browser.exchange(codeOf(await on.signOn(browser)))
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toContain('bnr_sign_on_key=; Max-Age=0; Path=/api/ues/sso;')
  const me = await on.service.call(readSessionUser, { params: { username: staff.userName } }, body.token)
  expect(me.body).toMatchObject({ userId: staff.id, roles: ['staff_user', 'tele_manager'], userType: 'au' })
})

test('the sign-on uses PKCE, state and nonce, and stores the attempt encrypted in a cookie', async () => {
  const { headers } = await on.service.app.inject({ method: 'GET', url: '/api/ues/sso' })
  const request = new URL(String(headers.location)).searchParams
  expect(Object.fromEntries(request)).toMatchObject({
    response_type: 'code',
    redirect_uri: 'https://bnr.example/api/ues/sso/callback',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(request.get(name)?.length).toBeGreaterThanOrEqual(43)
  }
  expect(String(headers['set-cookie'])).toMatch(
    /^bnr_sign_on=[\w.-]+; Max-Age=600; Path=\/api\/ues\/sso; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(headers['cache-control']).toBe('no-store')
})

test('a user name in our format identifies the account too', async () => {
  const staff = await createStaff(on.service, 'cc_manager')
  on.provider.person = { token: { preferred_username: staff.userName }, userInfo: {} }
  const browser = on.browser()
  const { body } = await browser.exchange(codeOf(await on.signOn(browser)))
  expect(body.userName).toBe(staff.userName)
})

test('if the provider sends roles, they must include staff_user; our own roles come from our account', async () => {
  await on.someone()
  const { userInfo } = on.provider.person
  on.provider.person = { token: { realm_access: { roles: ['offline_access'] } }, userInfo }
  expect(await on.signOn()).toBe(problem('sign_on_not_staff'))
  on.provider.person = { token: { realm_access: { roles: ['staff_user', 'super_admin'] } }, userInfo }
  const browser = on.browser()
  const { body } = await browser.exchange(codeOf(await on.signOn(browser)))
  const me = await on.service.call(readSessionUser, { params: { username: body.userName } }, body.token)
  expect(me.body.roles).toEqual(['staff_user', 'tele_manager'])
})

test('a one-time code works once, even when sent twice at the same time', async () => {
  await on.someone()
  const browser = on.browser()
  const code = codeOf(await on.signOn(browser))
  const cookies = [...browser.cookies]
  const both = await Promise.all([browser.exchange(code), browser.exchange(code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  expect((await browser.exchange(code)).wire).toMatchObject({ code: 'sign_on_expired' })
})

test('a one-time code works for a minute, and only in its own browser', async () => {
  await on.someone()
  const browser = on.browser()
  const code = codeOf(await on.signOn(browser))
  const stranger = on.browser()
  await on.signOn(stranger)
  expect((await stranger.exchange(code)).wire).toMatchObject({ code: 'sign_on_expired' })
  expect((await on.browser().exchange(code)).wire).toMatchObject({ code: 'sign_on_expired' })
  expect((await browser.exchange(code)).status).toBe(200)

  const late = codeOf(await on.signOn(browser))
  await on.later(61, async () => {
    expect((await browser.exchange(late)).wire).toMatchObject({ code: 'sign_on_expired' })
  })
})

const off = useService()

test('without a provider the sign-on is off and says so', async () => {
  expect((await off.call(signOnAvailable)).body).toEqual({ available: false })
  expect(await openBrowser(off).begin()).toBe(problem('sign_on_off'))
  expect((await on.service.call(signOnAvailable)).body).toEqual({
    available: true,
    address: 'https://bnr.example/api/ues/sso',
  })
})
