import type { Attestation } from '@bnr/contract/accounts/webAuthn'

/**
 * Whether an attestation contains certificates. We request none, and checking them could fetch addresses that an
 * attacker chose.
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
