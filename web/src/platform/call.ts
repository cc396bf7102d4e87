import { type CallError, createClient } from '@bnr/contract/client'
import { headersOf, readCredentials } from './credentials.ts'
import { apiBase, mediaBase } from './settings.ts'

type Hooks = {
  /** Waits for a refresh that is due before a call leaves. */
  beforeCall: () => Promise<void>
  onError: (error: CallError) => void
}

const hooks: Hooks = { beforeCall: async () => undefined, onError: () => undefined }

/** The session hooks itself in here, so that calls need not know how a session is kept alive. */
export function setCallHooks(given: Partial<Hooks>): void {
  Object.assign(hooks, given)
}

/** Calls an endpoint of the contract as whoever is logged in. */
export const call = createClient({
  apiBase,
  mediaBase,
  headers: async () => {
    await hooks.beforeCall()
    return headersOf(readCredentials())
  },
  onError: (error) => hooks.onError(error),
})
