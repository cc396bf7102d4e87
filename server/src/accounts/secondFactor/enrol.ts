import { maxPasskeys } from '@bnr/contract/accounts/secondFactor'
import type { Attestation } from '@bnr/contract/accounts/webAuthn'
import type { AuditAction } from '@bnr/contract/auditActions'
import { eq } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { refuseDuplicate } from '../../database/refuseDuplicate.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { tryWithin } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import { auditLogin } from '../loginAudit.ts'
import { seal, tryOpenSealed } from '../seal.ts'
import { beginSession, type Tokens } from '../sessions.ts'
import { hashToken } from '../tokens.ts'
import { factorChallengeLimit } from '../tryLimits.ts'
import { type Challenge, type ChallengeAnswer, deleteChallenge, lockChallenge } from './challenges.ts'
import { isEnrolled, lockAccount } from './enrolled.ts'
import { creationOptions, verifiedPasskey } from './passkeys.ts'
import { renewCodes } from './recoveryCodes.ts'
import { factorChallenges, passkeys, recoveryCodes } from './tables.ts'
import { newTotpSecret, saveTotp, totpStep, totpUri } from './totp.ts'

const adding = ['setup', 'enrol'] as const

type Enrolled = Partial<Tokens> & Pick<Tokens, 'userName' | 'userType'> & { recoveryCodes: string[] }

/**
 * Locks the challenge. A challenge for the first factor ends once there is one, because somebody with only the
 * password must not add a second.
 */
async function lockForAdding(
  services: Services,
  tx: Transaction,
  answer: ChallengeAnswer,
): Promise<Challenge> {
  const challenge = await lockChallenge(services, tx, answer, adding)
  await lockAccount(tx, challenge.userId)
  if (challenge.purpose === 'setup' && (await isEnrolled(tx, challenge.userId)))
    throw new Failure('second_factor_expired')
  return challenge
}

const saveInChallenge = (
  tx: Transaction,
  { hash }: Challenge,
  values: Partial<typeof factorChallenges.$inferInsert>,
) => tx.update(factorChallenges).set(values).where(eq(factorChallenges.hash, hash))

/** Creates a secret; it takes effect once confirmTotp has received a code for it. */
export async function startTotp(services: Services, answer: ChallengeAnswer) {
  const secret = newTotpSecret()
  return await services.db.inTransaction(async (tx) => {
    const challenge = await lockForAdding(services, tx, answer)
    await saveInChallenge(tx, challenge, { sealedSecret: seal(services.secrets.secondFactor, secret) })
    return { secret, uri: totpUri(secret, challenge.user.mobile ?? challenge.user.userName) }
  })
}

export async function startPasskey(services: Services, answer: ChallengeAnswer) {
  return await services.db.inTransaction(async (tx) => {
    const challenge = await lockForAdding(services, tx, answer)
    const options = await creationOptions(services, tx, challenge)
    await saveInChallenge(tx, challenge, { passkeyChallenge: options.challenge })
    return { options: { ...options } }
  })
}

export const confirmTotp = (services: Services, answer: ChallengeAnswer, code: string, caller: Caller) =>
  confirmFactor(services, answer, caller, 'incorrect_second_factor', async (tx, challenge) => {
    const { userId, sealedSecret } = challenge
    const secret = sealedSecret && tryOpenSealed(services.secrets.secondFactor, sealedSecret)
    const lastStep = secret && totpStep(secret, code, services.clock.now())
    if (!secret || !lastStep) return undefined
    await saveTotp(services, tx, { userId, secret, lastStep })
    return { action: 'authenticator set up', factor: 'authenticator app' }
  })

type NewPasskey = { name: string; attestation: Attestation }

export const confirmPasskey = (
  services: Services,
  answer: ChallengeAnswer,
  { name, attestation }: NewPasskey,
  caller: Caller,
) =>
  confirmFactor(services, answer, caller, 'incorrect_passkey', async (tx, { userId, passkeyChallenge }) => {
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys)
      throw new Failure('passkeys_full')
    const verified = passkeyChallenge && (await verifiedPasskey(services, passkeyChallenge, attestation))
    if (!verified) return undefined
    await tx.insert(passkeys).values({ ...verified, userId, name, createdAt: services.clock.now() })
    return { action: 'passkey add', factor: 'passkey' }
  }).catch(refuseDuplicate('passkeys_credential_id_unique', 'incorrect_passkey', 'attestation'))

type Added = { action: AuditAction; factor: string }

/** Adds a factor. The first factor also completes the login and brings recovery codes. */
async function confirmFactor(
  services: Services,
  answer: ChallengeAnswer,
  caller: Caller,
  wrong: 'incorrect_second_factor' | 'incorrect_passkey',
  add: (tx: Transaction, challenge: Challenge) => Promise<Added | undefined>,
): Promise<Enrolled> {
  const limits = [factorChallengeLimit(hashToken(answer.token))]
  const done = await tryWithin(services, limits, async (tx) => {
    const challenge = await lockForAdding(services, tx, answer)
    const added = await add(tx, challenge)
    return added && (await finish(services, tx, challenge, added, caller))
  })
  if (!done) throw new Failure(wrong)
  done.keepCookies?.()
  return done.enrolled
}

async function finish(
  services: Services,
  tx: Transaction,
  challenge: Challenge,
  { action, factor }: Added,
  caller: Caller,
): Promise<{ enrolled: Enrolled; keepCookies?: () => void }> {
  const { user, way, provedPhone, purpose } = challenge
  const now = services.clock.now()
  await deleteChallenge(tx, challenge)
  await audit(tx, now, user.id, action, `user ${user.id}`)
  const hasCodes = (await tx.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))) > 0
  const codes = hasCodes ? [] : await renewCodes(services, tx, user.id)
  const enrolled = { recoveryCodes: codes, userName: user.userName, userType: user.type }
  if (purpose === 'enrol') return { enrolled }
  await auditLogin(services, tx, user.id, `${way}, new ${factor}`)
  const origin = { ...caller, provedPhone: provedPhone ?? undefined, factorAt: now }
  const { tokens, keepCookies } = await beginSession(services, tx, user, origin)
  return { enrolled: { ...enrolled, ...tokens }, keepCookies }
}
