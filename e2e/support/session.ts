import type { Page } from '@playwright/test'
import { origin } from './address.ts'
import { freshLoginOf, type Login, loginOf } from './calls.ts'
import type { Person } from './people.ts'

const lifetime = 14 * 60_000

/** Stores a login where the application does, as if this browser had logged in before. */
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
  store(page, 'localStorage', 'bnr.credentials', JSON.stringify({ ...credentials, expiresAt }))

/** Stores a value once, for the next page that opens; later changes by the application stay. */
export async function store(
  page: Page,
  area: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): Promise<void> {
  const entry = { area, key, value, mark: `stored ${crypto.randomUUID()}` }
  await page.addInitScript((what) => {
    if (location.protocol === 'about:' || sessionStorage.getItem(what.mark) !== null) return
    sessionStorage.setItem(what.mark, '')
    window[what.area].setItem(what.key, what.value)
  }, entry)
}

/** Makes the server send only the shell, so that the browser makes the calls and a test can intercept them. */
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

/** Logs in for tests about something else. The tests of a worker share the session, so none may end it. */
export async function enterAs(page: Page, person: Person): Promise<void> {
  await remember(page, await loginOf(person))
}

/** Logs in with a separate session, which the test may end. */
export async function enterAloneAs(page: Page, person: Person): Promise<void> {
  await remember(page, await freshLoginOf(person))
}
