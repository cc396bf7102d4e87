import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createStaff } from '../factories/accounts.ts'
import { openService, type TestService } from '../harness.ts'
import { openBrowser } from './browser.ts'
import { client, type OpenIdProvider, startProvider } from './provider.ts'

export const problem = (code: string) => `/ad/login#sign-on-problem=${code}`
/** The one-time code of the address that a sign-on ends on; empty when it failed. */
export const codeOf = (address: string) => /^\/ad\/login#sign-on=([\w-]{40,})$/.exec(address)?.[1] ?? ''

/** A provider, and a service that knows it; use at the top of a test file. */
export function useSignOn(environment: Record<string, string> = {}) {
  const given = {} as { provider: OpenIdProvider; service: TestService }
  beforeAll(async () => {
    given.provider = await startProvider()
    given.service = await openService({
      OIDC_ISSUER: given.provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      PUBLIC_URL: 'https://bnr.example',
      ...environment,
    })
  })
  beforeEach(() => {
    given.provider.faults = {}
  })
  afterAll(async () => {
    await given.service.app.close()
    await given.service.db.close()
    await given.provider.stop()
  })
  return Object.assign(given, {
    browser: () => openBrowser(given.service),
    /** A member of staff, who sits before the provider. */
    someone: async () => {
      const staff = await createStaff(given.service, 'tele_manager')
      const userInfo = { phone_number: `+91 ${staff.mobile}`, phone_number_verified: true }
      given.provider.person = { token: {}, userInfo }
      return staff
    },
    /** The whole way to the provider and back: the address of our login that it ends on. */
    signOn: async (browser = openBrowser(given.service)) =>
      await browser.comeBack(await browser.prove(await browser.begin())),
    later: async (seconds: number, work: () => Promise<void>) => {
      const { time } = given.service
      const before = time.now
      time.now = new Date(before.getTime() + seconds * 1000)
      await work()
      time.now = before
    },
  })
}
