import type { Page } from '@playwright/test'
import { freshTokensOf, tokensOf } from './calls.ts'
import type { Person } from './people.ts'

type Tokens = Awaited<ReturnType<typeof tokensOf>>
const lifetime = 14 * 60_000

/** What the browser remembers of a login. */
export const credentialsOf = (tokens: Tokens, expiresAt = Date.now() + lifetime) =>
  JSON.stringify({ ...tokens, expiresAt })

/** Puts a login where the application keeps it, as if this browser had logged in before. */
export const remember = (page: Page, credentials: string): Promise<void> =>
  keep(page, 'localStorage', 'bnr.credentials', credentials)

/** The next page that opens finds this, once: what the application makes of it afterwards stays. */
export async function keep(
  page: Page,
  area: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): Promise<void> {
  const given = { area, key, value, mark: `kept ${crypto.randomUUID()}` }
  await page.addInitScript((what) => {
    if (location.protocol === 'about:' || sessionStorage.getItem(what.mark) !== null) return
    sessionStorage.setItem(what.mark, '')
    window[what.area].setItem(what.key, what.value)
  }, given)
}

/** For tests that are not about logging in. The session is shared by a worker's tests: nobody may end it. */
export async function enterAs(page: Page, person: Person): Promise<void> {
  await remember(page, credentialsOf(await tokensOf(person)))
}

/** The same with a session of its own, which the test may end. */
export async function enterAloneAs(page: Page, person: Person): Promise<void> {
  await remember(page, credentialsOf(await freshTokensOf(person)))
}
