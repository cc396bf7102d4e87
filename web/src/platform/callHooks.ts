import type { CallError } from '@bnr/contract/client'

type Hooks = {
  /** Refreshes the token before a call if that is due. */
  beforeCall: () => Promise<void>
  onError: (error: CallError) => void
  /** Shows why a change failed whose page or dialog the person has left. */
  onLateFailure: (error: Error) => void
  /** Asks staff for the second factor; false if they cancel. */
  confirmFactor: (challenge: string) => Promise<boolean>
}

/** Separate from the calls, so that the session can add its hooks without loading them. */
export const callHooks: Hooks = {
  beforeCall: async () => undefined,
  onError: () => undefined,
  onLateFailure: () => undefined,
  confirmFactor: async () => false,
}

/** Lets the session add its hooks, so that calls need not know how a session is refreshed. */
export function setCallHooks(hooks: Partial<Hooks>): void {
  Object.assign(callHooks, hooks)
}
