import type { Page } from '@playwright/test'
import { freshTokensOf, tokensOf } from './calls.ts'
import type { Person } from './people.ts'

type Tokens = Awaited<ReturnType<typeof tokensOf>>
const lifetime = 14 * 60_000

/** What the browser remembers of a login. */
export const credentialsOf = (tokens: Tokens, expiresAt = Date.now() + lifetime) =>
  JSON.stringify({ ...tokens, expiresAt })

/** Puts a login where the application keeps it, as if this browser had logged in before. */
export async function remember(page: Page, credentials: string): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((kept) => localStorage.setItem('bnr.credentials', kept), credentials)
}

/** For tests that are not about logging in. The session is shared by a worker's tests: nobody may end it. */
export async function enterAs(page: Page, person: Person): Promise<void> {
  await remember(page, credentialsOf(await tokensOf(person)))
}

/** The same with a session of its own, which the test may end. */
export async function enterAloneAs(page: Page, person: Person): Promise<void> {
  await remember(page, credentialsOf(await freshTokensOf(person)))
}
