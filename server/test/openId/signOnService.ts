import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createStaff } from '../factories/accounts.ts'
import { openService, type TestService } from '../harness.ts'
import { borrowFromTemplate } from '../template.ts'
import { openBrowser } from './browser.ts'
import { client, type OpenIdProvider, startProvider } from './provider.ts'

export const problem = (code: string) => `/ad/login#sign-on-problem=${code}`
/** The one-time code in the last address of a sign-on; empty if it failed. */
export const codeOf = (address: string) => /^\/ad\/login#sign-on=([\w-]{40,})$/.exec(address)?.[1] ?? ''

/** A provider, and a service that is configured for it; call it at the top of a test file. */
export function useSignOn(environment: Record<string, string> = {}) {
  const opened = {} as { provider: OpenIdProvider; service: TestService }
  beforeAll(async () => {
    opened.provider = await startProvider()
    const settings = {
      OIDC_ISSUER: opened.provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      PUBLIC_URL: 'https://bnr.example',
    }
    opened.service = await openService({ ...settings, ...environment }, borrowFromTemplate)
  })
  beforeEach(() => {
    opened.provider.faults = {}
  })
  afterAll(async () => {
    await opened.service.app.close()
    await opened.service.db.close()
    await opened.provider.stop()
  })
  return Object.assign(opened, {
    browser: () => openBrowser(opened.service),
    /** Creates a member of staff and makes them the person at the provider. */
    someone: async () => {
      const staff = await createStaff(opened.service, 'tele_manager')
      const userInfo = { phone_number: `+91 ${staff.mobile}`, phone_number_verified: true }
      opened.provider.person = { token: {}, userInfo }
      return staff
    },
    /** Goes to the provider and back; returns the address of our login where it ends. */
    signOn: async (browser = openBrowser(opened.service)) =>
      await browser.comeBack(await browser.prove(await browser.begin())),
    later: async (seconds: number, work: () => Promise<void>) => {
      const { time } = opened.service
      const before = time.now
      time.now = new Date(before.getTime() + seconds * 1000)
      await work()
      time.now = before
    },
  })
}
