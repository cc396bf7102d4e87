import type { Attestation } from '@bnr/contract/accounts/webAuthn'

/**
 * Whether an attestation names certificates. We ask for none, and judging them could fetch addresses that the sender wrote
 * into them.
 */
export async function hasCertificate({ response }: Attestation): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'))
    const isPlain = decoded.get('fmt') === 'none' || decoded.get('fmt') === 'packed'
    return !isPlain || decoded.get('attStmt').get('x5c') !== undefined
  } catch {
    return true
  }
}
