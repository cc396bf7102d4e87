import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, problem, useSignOn } from '../../../test/openId/signOnService.ts'
import { users } from '../tables.ts'

const on = useSignOn()

test('a reply with another state is refused without calling the provider, and ends the attempt', async () => {
  await on.someone()
  const browser = on.browser()
  const returned = await browser.prove(await browser.begin())
  const wrong = new URL(returned)
  wrong.searchParams.set('state', 'guessed')
  const exchanges = on.provider.exchanges
  expect(await browser.comeBack(wrong)).toBe(problem('sign_on_failed'))
  expect(on.provider.exchanges).toBe(exchanges)
  expect(await browser.comeBack(returned)).toBe(problem('sign_on_expired'))
})

test('a reply counts only in the browser that started, and for ten minutes', async () => {
  await on.someone()
  const browser = on.browser()
  const returned = await browser.prove(await browser.begin())
  expect(await on.browser().comeBack(returned)).toBe(problem('sign_on_expired'))
  await on.later(601, async () => {
    expect(await browser.comeBack(returned)).toBe(problem('sign_on_expired'))
  })
})

test('a code of the provider counts only for the attempt that it belongs to', async () => {
  await on.someone()
  const victim = on.browser()
  const stolen = await victim.prove(await victim.begin())
  const thief = on.browser()
  const own = await thief.prove(await thief.begin())
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  expect(await thief.comeBack(own)).toBe(problem('sign_on_failed'))
})

test.each([
  [{ nonce: 'another' }, 'sign_on_failed'],
  [{ forged: true }, 'sign_on_failed'],
  [{ error: 'access_denied' }, 'sign_on_cancelled'],
  [{ error: 'server_error' }, 'sign_on_failed'],
  [{ tokenStatus: 503 }, 'sign_on_unavailable'],
])('a provider that replies with %j leads to the login page with %s', async (faults, code) => {
  await on.someone()
  on.provider.faults = faults
  expect(await on.signOn()).toBe(problem(code))
})

test('a silent provider counts as unavailable, both on the way there and on the way back', async () => {
  await on.someone()
  const browser = on.browser()
  const returned = await browser.prove(await browser.begin())
  on.provider.faults = { silent: true }
  await on.later(2 * 3600, async () => {
    expect(await on.browser().begin()).toBe(problem('sign_on_unavailable'))
  })
  expect(await browser.comeBack(returned)).toBe(problem('sign_on_unavailable'))
})

test('a person without a staff account is refused, and no account is created', async () => {
  const count = await on.service.db.$count(users)
  const token = { phone_number: '+919999900000', phone_number_verified: true }
  on.provider.person = { token, userInfo: {} }
  expect(await on.signOn()).toBe(problem('sign_on_unknown'))
  expect(await on.service.db.$count(users)).toBe(count)
})

test('a disabled account is refused, even if it is disabled during the sign-on', async () => {
  const staff = await on.someone()
  const browser = on.browser()
  const code = codeOf(await on.signOn(browser))
  await on.service.db.update(users).set({ disabled: true }).where(eq(users.id, staff.id))
  expect((await browser.exchange(code)).wire).toMatchObject({ code: 'sign_on_disabled' })
  expect(await on.signOn()).toBe(problem('sign_on_disabled'))
})
