import { challengeMinutes } from '@bnr/contract/accounts/secondFactor'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { users } from '../tables.ts'
import { hashToken, newToken } from '../tokens.ts'
import { type ChallengePurpose, factorChallenges } from './tables.ts'

type NewChallenge = {
  userId: number
  purpose: ChallengePurpose
  way: string
  sessionId?: string
  provedPhone?: string | undefined
}

/** A challenge token from a browser, with the actor of its present session. */
export type ChallengeAnswer = { token: string; holds: Actor }

export type Challenge = typeof factorChallenges.$inferSelect & { user: typeof users.$inferSelect }

/** Creates a challenge. The browser gets the token; the database stores only its hash. */
export async function createChallenge(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  request: NewChallenge,
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  const isOver = and(eq(factorChallenges.userId, request.userId), lte(factorChallenges.expiresAt, now))
  await tx.delete(factorChallenges).where(isOver)
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await tx.insert(factorChallenges).values({ ...request, hash: hashToken(token), expiresAt })
  return token
}

/** Finds the challenge of an answer. Refuses used and expired ones and those of other sessions. */
export async function findChallenge(
  services: Pick<Services, 'clock'>,
  db: Queryable,
  answer: ChallengeAnswer,
  purposes: readonly ChallengePurpose[],
): Promise<Challenge> {
  const [found] = await selectOpen(services, db, answer, purposes)
  return requireOwn(found, answer)
}

/** Finds and locks the challenge, so that simultaneous answers are checked one after the other. */
export async function lockChallenge(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  answer: ChallengeAnswer,
  purposes: readonly ChallengePurpose[],
): Promise<Challenge> {
  const [found] = await selectOpen(services, tx, answer, purposes).for('no key update', {
    of: factorChallenges,
  })
  return requireOwn(found, answer)
}

function selectOpen(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  { token }: ChallengeAnswer,
  purposes: readonly ChallengePurpose[],
) {
  const isOpen = and(
    eq(factorChallenges.hash, hashToken(token)),
    gt(factorChallenges.expiresAt, clock.now()),
    inArray(factorChallenges.purpose, [...purposes]),
    eq(users.disabled, false),
  )
  return db
    .select({ challenge: factorChallenges, user: users })
    .from(factorChallenges)
    .innerJoin(users, eq(users.id, factorChallenges.userId))
    .where(isOpen)
}

type Found = { challenge: typeof factorChallenges.$inferSelect; user: typeof users.$inferSelect }

function requireOwn(found: Found | undefined, { holds }: ChallengeAnswer): Challenge {
  const { sessionId } = found?.challenge ?? {}
  const isOwn = !sessionId || (holds.kind === 'staff' && holds.sessionId === sessionId)
  if (!found || !isOwn) throw new Failure('second_factor_expired')
  return { ...found.challenge, user: found.user }
}

export async function deleteChallenge(tx: Transaction, { hash }: Challenge): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.hash, hash))
}

/**
 * Deletes open challenges when the password changes, the account is disabled or a factor is removed. Call it before
 * locking the account, because answers lock the challenge first.
 */
export async function voidChallenges(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.userId, userId))
}
