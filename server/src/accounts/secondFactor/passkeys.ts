import type { Assertion, Attestation } from '@bnr/contract/accounts/webAuthn'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Services } from '../../services/services.ts'
import type { Challenge } from './challenges.ts'
import { passkeys } from './tables.ts'

/** Loaded on first use, because the library is large. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which present authenticators support. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Passkeys belong to the host of PUBLIC_URL and work only on pages of that origin. */
function site({ config }: Pick<Services, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl)
  return { rpID: hostname, origin }
}

const passkeysOf = (db: Queryable, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

const credentialsOf = async (db: Queryable, userId: number) =>
  (await passkeysOf(db, userId)).map(({ credentialId: id, transports }) => ({ id, transports }))

/** Options for navigator.credentials.create; they exclude passkeys that the account already has. */
export async function creationOptions(services: Services, db: Queryable, { user }: Challenge) {
  const { generateRegistrationOptions } = await library()
  return await generateRegistrationOptions({
    rpName: 'BNR Matrimony',
    rpID: site(services).rpID,
    userName: user.mobile ?? user.userName,
    userID: new TextEncoder().encode(`staff ${user.id}`),
    userDisplayName: user.name,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: await credentialsOf(db, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

/** Options for navigator.credentials.get; undefined if the account has no passkey. */
export async function requestOptions(
  services: Services,
  db: Queryable,
  { userId, passkeyChallenge }: Challenge,
) {
  const allowCredentials = await credentialsOf(db, userId)
  if (allowCredentials.length === 0) return undefined
  const { generateAuthenticationOptions } = await library()
  return await generateAuthenticationOptions({
    rpID: site(services).rpID,
    allowCredentials,
    userVerification: 'required',
    // A repeated request reuses the challenge, so that a page loaded twice still accepts the first answer.
    ...(passkeyChallenge && { challenge: Buffer.from(passkeyChallenge, 'base64url') }),
  })
}

/**
 * Returns the columns to store; undefined if the passkey is for another site or challenge, or did not verify the
 * person.
 */
export async function verifiedPasskey(
  services: Services,
  expectedChallenge: string,
  attestation: Attestation,
): Promise<
  Pick<typeof passkeys.$inferInsert, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined
> {
  if (await hasCertificate(attestation)) return undefined
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject, transports = [] } = attestation.response
  const { rpID, origin } = site(services)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...given(attestation), response: { clientDataJSON, attestationObject } },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  }
}

/** The part of a reply that both checks need. */
const given = ({ id, rawId, type }: Assertion | Attestation) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})

/** Whether a passkey of this account signed the challenge for our site after verifying the person. */
export async function usePasskey(
  services: Services,
  tx: Transaction,
  { userId, passkeyChallenge }: Challenge,
  assertion: Assertion,
): Promise<boolean> {
  const isOwn = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, assertion.id))
  const [passkey] = await tx.select().from(passkeys).where(isOwn).for('no key update')
  if (!passkey || !passkeyChallenge) return false
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  const { rpID, origin } = site(services)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...given(assertion), response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: passkeyChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      ...passkey,
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  const used = { counter: authenticationInfo.newCounter, usedAt: services.clock.now() }
  await tx.update(passkeys).set(used).where(eq(passkeys.id, passkey.id))
  return true
}

/**
 * Whether an attestation contains certificates. We request none, and checking them could fetch addresses that an
 * attacker chose.
 */
async function hasCertificate({ response }: Attestation): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'))
    const isPlain = decoded.get('fmt') === 'none' || decoded.get('fmt') === 'packed'
    return !isPlain || decoded.get('attStmt').get('x5c') !== undefined
  } catch {
    return true
  }
}
