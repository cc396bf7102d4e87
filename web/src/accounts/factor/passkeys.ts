import type { Assertion, Attestation } from '@bnr/contract/accounts/webAuthn'

type Options = Readonly<Record<string, unknown>>

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks for a passkey; fails if the person cancels or has none on this device. */
export async function requestPasskey(optionsJSON: Options): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const reply = await startAuthentication({ optionsJSON: optionsJSON as never })
  return reply as Assertion
}

/** Creates a passkey; fails if the person cancels. */
export async function createPasskey(optionsJSON: Options): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const reply = await startRegistration({ optionsJSON: optionsJSON as never })
  return reply as Attestation
}

/** Returns the server's message, or what to do after the browser's dialog was closed. */
export const passkeyMessage = (error: Error): string =>
  'status' in error ? error.message : 'The passkey was not confirmed. Try again, or choose another way.'
