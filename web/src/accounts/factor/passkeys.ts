import type {
  Assertion,
  AssertionOptions,
  Attestation,
  AttestationOptions,
} from '@bnr/contract/accounts/webAuthn'

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks for a passkey; fails if the person cancels or has none on this device. */
export async function requestPasskey(optionsJSON: AssertionOptions): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { clientExtensionResults: _, ...reply } = await startAuthentication({ optionsJSON })
  return reply
}

/** Creates a passkey; fails if the person cancels. */
export async function createPasskey(optionsJSON: AttestationOptions): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { clientExtensionResults: _, ...reply } = await startRegistration({ optionsJSON })
  return reply
}

/** Returns the server's message, or what to do after the browser's dialog was closed. */
export const passkeyMessage = (error: Error): string =>
  'status' in error ? error.message : 'The passkey was not confirmed. Try again, or choose another way.'
