import type { Page } from '@playwright/test'
import { origin } from './address.ts'
import { freshLoginOf, type Login, loginOf } from './calls.ts'
import type { Person } from './people.ts'

const lifetime = 14 * 60_000

/** Puts a login where the application keeps it, as if this browser had logged in before. */
export async function remember(page: Page, login: Login, expiresAt?: number): Promise<void> {
  await rememberCookie(page, login)
  await rememberCredentials(page, login, expiresAt)
}

export const rememberCookie = (page: Page, { pageToken }: Login): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'bnr_page', value: pageToken, url: origin, httpOnly: true, sameSite: 'Lax' }])

export const rememberCredentials = (
  page: Page,
  { credentials }: Login,
  expiresAt = Date.now() + lifetime,
): Promise<void> =>
  keep(page, 'localStorage', 'bnr.credentials', JSON.stringify({ ...credentials, expiresAt }))

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

/** The server sends the frame alone, and the browser reads for itself, where a test can stand in between. */
export async function readInBrowser(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request()
      if (!request.isNavigationRequest()) return route.fallback()
      const headers = { ...request.headers(), 'sec-purpose': 'prefetch' }
      await route.fulfill({ response: await route.fetch({ headers }) })
    },
  )
}

/** For tests that are not about logging in. The session is shared by a worker's tests: nobody may end it. */
export async function enterAs(page: Page, person: Person): Promise<void> {
  await remember(page, await loginOf(person))
}

/** The same with a session of its own, which the test may end. */
export async function enterAloneAs(page: Page, person: Person): Promise<void> {
  await remember(page, await freshLoginOf(person))
}
