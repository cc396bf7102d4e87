import { type Account, startSession } from '../../src/accounts/sessions.ts'
import type { Services } from '../../src/services/services.ts'

/** Starts a session as a login does; returns its tokens, and the page cookie as the browser sends it. */
export async function logIn(services: Services, account: Account) {
  let pageCookie = ''
  const keepCookies = (token: string) => {
    pageCookie = `bnr_page=${token}`
  }
  const beginning = { userAgent: undefined, keepCookies, factorAt: services.clock.now() }
  const tokens = await startSession(services, account, beginning)
  return { ...tokens, pageCookie }
}
