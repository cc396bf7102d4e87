import { challengeMinutes } from '@bnr/contract/accounts/secondFactor'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Actor } from '../../platform/actor.ts'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
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

/** What a browser brings: the challenge itself, and the session that it goes on with. */
export type Answering = { token: string; holds: Actor }

export type Challenge = typeof factorChallenges.$inferSelect & { user: typeof users.$inferSelect }

/** Asks for a factor; the token goes to the browser, and the database keeps its hash. */
export async function giveChallenge(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  asked: NewChallenge,
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  const isOver = and(eq(factorChallenges.userId, asked.userId), lte(factorChallenges.expiresAt, now))
  await tx.delete(factorChallenges).where(isOver)
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await tx.insert(factorChallenges).values({ ...asked, hash: hashToken(token), expiresAt })
  return token
}

/** The challenge that an answer belongs to; a used, expired or foreign one is refused. */
export async function findChallenge(
  services: Pick<Services, 'clock'>,
  db: Queryable,
  answering: Answering,
  purposes: readonly ChallengePurpose[],
): Promise<Challenge> {
  const [found] = await selected(services, db, answering, purposes)
  return required(found, answering)
}

/** The same for as long as the transaction runs: two answers at once are judged one after the other. */
export async function lockChallenge(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  answering: Answering,
  purposes: readonly ChallengePurpose[],
): Promise<Challenge> {
  const [found] = await selected(services, tx, answering, purposes).for('update', { of: factorChallenges })
  return required(found, answering)
}

function selected(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  { token }: Answering,
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

function required(found: Found | undefined, { holds }: Answering): Challenge {
  const { sessionId } = found?.challenge ?? {}
  const isOwn = !sessionId || (holds.kind === 'staff' && holds.sessionId === sessionId)
  if (!found || !isOwn) throw new Failure('second_factor_expired')
  return { ...found.challenge, user: found.user }
}

export async function deleteChallenge(tx: Transaction, { hash }: Challenge): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.hash, hash))
}

/**
 * A new password, a disabled account or a removed factor: what was asked before counts no more. Call it before the account is
 * locked, since answers lock the challenge first.
 */
export async function voidChallenges(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.userId, userId))
}
