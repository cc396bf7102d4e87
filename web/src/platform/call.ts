import { type Answer, type CallError, createClient } from '@bnr/contract/client'
import { callHooks } from './callHooks.ts'
import { credentialsOfCalls, headersOf } from './credentials.ts'
import { takeEarlyReply } from './earlyPresses.ts'
import { apiBase, mediaBase } from './settings.ts'
import { currentPage } from './visit.ts'

/** While the server writes a page, its calls stay within the process. */
const fetchHere = (address: string, init: RequestInit): Promise<Answer> =>
  (currentPage()?.reader?.fetch ?? fetchUnlessSent)(address, init)

const fetchUnlessSent = async (address: string, init: RequestInit): Promise<Answer> =>
  (await takeEarlyReply(address, init)) ?? fetch(address, init)

/** Repeats a call that requires a fresh second factor once the person has confirmed it. */
const sendAgain = async ({ code, challenge }: CallError): Promise<boolean> =>
  code === 'second_factor_required' && challenge !== undefined && (await callHooks.confirmFactor(challenge))

/** Calls an endpoint of the contract with the current login. */
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

/** Calls without a login: logins and refreshes, which must work whatever the state of the session. */
export const callAsGuest = createClient({ apiBase, mediaBase, headers: () => ({}) })

/** Calls with a separate token, e.g. the one that opens a single draft. */
export const callWithToken = (token: string) =>
  createClient({ apiBase, mediaBase, headers: () => ({ authorization: `Bearer ${token}` }) })

/** Calls that continue when the person leaves the page; there is no time then to wait for a refresh. */
const callOnLeaving = createClient({
  apiBase,
  mediaBase,
  fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  headers: () => headersOf(credentialsOfCalls()),
  onError: (error) => callHooks.onError(error),
  sendAgain,
})

/** A call that reaches the server even if the person leaves the page. */
export const callBeforeLeaving: (atOnce: boolean) => typeof call =
  (atOnce) =>
  async (...args) => {
    if (!atOnce) await untilLeft(callHooks.beforeCall())
    return callOnLeaving(...args)
  }

/** Waits for `task`, but only until the page closes; a call that waited longer would be lost. */
async function untilLeft(task: Promise<void>): Promise<void> {
  const waiting = new AbortController()
  const left = new Promise<void>((resolve) =>
    addEventListener('pagehide', () => resolve(), { signal: waiting.signal }),
  )
  await Promise.race([task, left]).finally(() => waiting.abort())
}
