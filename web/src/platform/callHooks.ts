import type { CallError } from '@bnr/contract/client'

type Hooks = {
  /** Waits for a refresh that is due before a call leaves. */
  beforeCall: () => Promise<void>
  onError: (error: CallError) => void
  /** Asks staff for the second factor; false when they would rather not. */
  confirmFactor: (challenge: string) => Promise<boolean>
}

/** Apart from the calls themselves, so that the session can hook itself in without loading them. */
export const callHooks: Hooks = {
  beforeCall: async () => undefined,
  onError: () => undefined,
  confirmFactor: async () => false,
}

/** The session hooks itself in here, so that calls need not know how a session is kept alive. */
export function setCallHooks(given: Partial<Hooks>): void {
  Object.assign(callHooks, given)
}
