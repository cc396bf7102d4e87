import { type CallError, createClient } from '@bnr/contract/client'
import { callHooks } from './callHooks.ts'
import { credentialsOfCalls, headersOf } from './credentials.ts'
import { apiBase, mediaBase } from './settings.ts'
import { currentPage } from './visit.ts'

/** While the server writes a page, its calls stay within the process. */
const fetchHere = (address: string, init: RequestInit): Promise<Response> =>
  (currentPage()?.reader?.fetch ?? fetch)(address, init)

/** What asks for a fresh second factor is sent again once the person has confirmed it. */
const sendAgain = async ({ code, challenge }: CallError): Promise<boolean> =>
  code === 'second_factor_required' && challenge !== undefined && (await callHooks.confirmFactor(challenge))

/** Calls an endpoint of the contract as whoever is logged in. */
export const call = createClient({
  apiBase,
  mediaBase,
  fetch: fetchHere,
  headers: async () => {
    await callHooks.beforeCall()
    return headersOf(credentialsOfCalls())
  },
  onError: (error) => callHooks.onError(error),
  sendAgain,
})

/** Calls as nobody: logins and refreshes, which must go through whatever has become of the session. */
export const callAsGuest = createClient({ apiBase, mediaBase, headers: () => ({}) })

/** Calls with a token of its own, e.g. the one that opens a single draft. */
export const callWithToken = (token: string) =>
  createClient({ apiBase, mediaBase, headers: () => ({ authorization: `Bearer ${token}` }) })

/** Calls that go on when the page is left. There is no time then to wait for a refresh either. */
const callOnLeaving = createClient({
  apiBase,
  mediaBase,
  fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  headers: () => headersOf(credentialsOfCalls()),
  onError: (error) => callHooks.onError(error),
  sendAgain,
})

/** A call that reaches the server whatever becomes of the page meanwhile. */
export const callBeforeLeaving: (atOnce: boolean) => typeof call =
  (atOnce) =>
  async (...given) => {
    if (!atOnce) await untilLeft(callHooks.beforeCall())
    return callOnLeaving(...given)
  }

/** Waits for `task`, but no longer than the page is open: a call that waited on would be lost with it. */
async function untilLeft(task: Promise<void>): Promise<void> {
  const waiting = new AbortController()
  const left = new Promise<void>((resolve) =>
    addEventListener('pagehide', () => resolve(), { signal: waiting.signal }),
  )
  await Promise.race([task, left]).finally(() => waiting.abort())
}
