import { mostPasskeys } from '@bnr/contract/accounts/secondFactor'
import type { Attestation } from '@bnr/contract/accounts/webAuthn'
import type { AuditAction } from '@bnr/contract/auditActions'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import { refuseDuplicate } from '../../platform/refuseDuplicate.ts'
import type { Services } from '../../platform/services.ts'
import { tryWithin } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import { auditLogin } from '../loginAudit.ts'
import { seal, tryOpenSealed } from '../seal.ts'
import { beginSession, type Tokens } from '../sessions.ts'
import { hashToken } from '../tokens.ts'
import { factorChallengeLimit } from '../tryLimits.ts'
import { type Answering, type Challenge, deleteChallenge, lockChallenge } from './challenges.ts'
import { isEnrolled, lockAccount } from './enrolled.ts'
import { creationOptions, verifiedPasskey } from './passkeys.ts'
import { renewCodes } from './recoveryCodes.ts'
import { factorChallenges, passkeys, recoveryCodes } from './tables.ts'
import { newTotpSecret, saveTotp, totpStep, totpUri } from './totp.ts'

const adding = ['setup', 'enrol'] as const

type Enrolled = Partial<Tokens> & Pick<Tokens, 'userName' | 'userType'> & { recoveryCodes: string[] }

/** Locks the challenge. One for setting up a first factor ends with that: who has only the password must not add a second. */
async function lockForAdding(services: Services, tx: Transaction, answering: Answering): Promise<Challenge> {
  const challenge = await lockChallenge(services, tx, answering, adding)
  await lockAccount(tx, challenge.userId)
  if (challenge.purpose === 'setup' && (await isEnrolled(tx, challenge.userId)))
    throw new Failure('second_factor_expired')
  return challenge
}

const keep = (tx: Transaction, { hash }: Challenge, kept: Partial<typeof factorChallenges.$inferInsert>) =>
  tx.update(factorChallenges).set(kept).where(eq(factorChallenges.hash, hash))

/** Makes a secret, which counts once confirmTotp has seen a code of it. */
export async function startTotp(services: Services, answering: Answering) {
  const secret = newTotpSecret()
  return await services.db.inTransaction(async (tx) => {
    const challenge = await lockForAdding(services, tx, answering)
    await keep(tx, challenge, { sealedSecret: seal(services.secrets.secondFactor, secret) })
    return { secret, uri: totpUri(secret, challenge.user.mobile ?? challenge.user.userName) }
  })
}

export async function startPasskey(services: Services, answering: Answering) {
  return await services.db.inTransaction(async (tx) => {
    const challenge = await lockForAdding(services, tx, answering)
    const options = await creationOptions(services, tx, challenge)
    await keep(tx, challenge, { passkeyChallenge: options.challenge })
    return { options: { ...options } }
  })
}

export const confirmTotp = (services: Services, answering: Answering, code: string, caller: Caller) =>
  confirmed(services, answering, caller, 'incorrect_second_factor', async (tx, challenge) => {
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
  answering: Answering,
  { name, attestation }: NewPasskey,
  caller: Caller,
) =>
  confirmed(services, answering, caller, 'incorrect_passkey', async (tx, { userId, passkeyChallenge }) => {
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= mostPasskeys)
      throw new Failure('passkeys_full')
    const verified = passkeyChallenge && (await verifiedPasskey(services, passkeyChallenge, attestation))
    if (!verified) return undefined
    await tx.insert(passkeys).values({ ...verified, userId, name, createdAt: services.clock.now() })
    return { action: 'passkey add', factor: 'passkey' }
  }).catch(refuseDuplicate('passkeys_credential_id_unique', 'incorrect_passkey', 'attestation'))

type Added = { action: AuditAction; factor: string }

/** Adds a factor; the first one finishes the login that asked for it and brings recovery codes. */
async function confirmed(
  services: Services,
  answering: Answering,
  caller: Caller,
  wrong: 'incorrect_second_factor' | 'incorrect_passkey',
  add: (tx: Transaction, challenge: Challenge) => Promise<Added | undefined>,
): Promise<Enrolled> {
  const limits = [factorChallengeLimit(hashToken(answering.token))]
  const done = await tryWithin(services, limits, async (tx) => {
    const challenge = await lockForAdding(services, tx, answering)
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
  const beginning = { ...caller, provedPhone: provedPhone ?? undefined, factorAt: now }
  const { tokens, keepCookies } = await beginSession(services, tx, user, beginning)
  return { enrolled: { ...enrolled, ...tokens }, keepCookies }
}
