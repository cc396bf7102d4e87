/** What people pressed and typed before hydration (app/earlyScript.ts). */
interface EarlyInput {
  /** The last press of a button that only React can handle. */
  pressed: HTMLElement | undefined
  /** Pressed buttons with `sendsAttribute`, and the address that each has called. */
  sending: Map<HTMLElement, string>
  key: KeyboardEvent | undefined
  typed: Map<EventTarget, string | boolean>
}

declare global {
  var bnrEarly: EarlyInput | undefined
  /** Successful replies to calls that were sent before hydration, by address; undefined for a call that failed. */
  var bnrReplies: Map<string, Promise<Response | undefined>> | undefined
}

/**
 * The address that a press of this button calls with POST, without a body. Before hydration, the page calls it at once:
 * the person may leave before React can.
 */
export const sendsAttribute = 'data-sends'

/** 'waiting' on a button that was pressed before hydration, and 'done' once its call has succeeded. */
export const earlyAttribute = 'data-early'

/** The reply to a call that was already sent before hydration. A failed one is sent again. */
export function takeEarlyReply(address: string, { method }: RequestInit) {
  if (method !== 'POST') return undefined
  const reply = globalThis.bnrReplies?.get(address)
  globalThis.bnrReplies?.delete(address)
  return reply
}
