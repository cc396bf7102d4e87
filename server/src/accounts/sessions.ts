import { randomUUID } from 'node:crypto'
import type { UserType } from '@bnr/contract/accounts/schemas'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { daysAfter } from '../platform/clock.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { claimsOf } from './claims.ts'
import { makeBrowserKnown } from './knownBrowsers.ts'
import { refreshTokens, sessions } from './tables.ts'
import { hashToken, newRefreshToken, signToken } from './tokens.ts'

export type Tokens = { token: string; refreshToken: string; userName: string; userType: UserType }
export type Account = { id: number; userName: string; type: UserType }

/** What is known of where a session begins; `continues` is the line of the browser's earlier one. */
type Beginning = {
  userAgent: string | undefined
  provedPhone?: string
  continues?: string | undefined
  browserHash?: string
}

/** Starts a session and gives its first tokens. */
export async function startSession(
  services: Services,
  account: Account,
  beginning: Beginning,
): Promise<Tokens> {
  const now = services.clock.now()
  const id = randomUUID()
  const refreshToken = await services.db.inTransaction(async (tx) => {
    await tx.insert(sessions).values({
      id,
      userId: account.id,
      createdAt: now,
      usedAt: now,
      provedPhone: beginning.provedPhone ?? null,
      userAgent: beginning.userAgent?.slice(0, 200) ?? null,
      continues: beginning.continues ?? null,
    })
    if (beginning.browserHash) await makeBrowserKnown(tx, account.id, beginning.browserHash, now)
    return await issueRefreshToken(services, tx, id)
  })
  const token = await accessToken(services, account.id, id)
  return { token, refreshToken, userName: account.userName, userType: account.type }
}

/** Rotates: the given token is spent. A token spent already ends the whole family. */
export async function refreshSession(services: Services, given: string) {
  const rotated = await services.db.inTransaction((tx) => rotate(services, tx, given))
  if (!rotated) throw new Failure('stale_token')
  const token = await accessToken(services, rotated.userId, rotated.sessionId)
  return { token, refreshToken: rotated.refreshToken }
}

async function rotate(services: Services, tx: Transaction, given: string) {
  const now = services.clock.now()
  const [held] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      ended: sessions.endedAt,
      expires: refreshTokens.expiresAt,
      spent: refreshTokens.spentAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hashToken(given)))
    .for('update')
  if (!held || held.ended || held.expires <= now) return undefined
  if (held.spent) {
    await endSessions(tx, now, { sessionId: held.sessionId })
    return undefined
  }
  await tx
    .update(refreshTokens)
    .set({ spentAt: now })
    .where(eq(refreshTokens.hash, hashToken(given)))
  await tx.update(sessions).set({ usedAt: now }).where(eq(sessions.id, held.sessionId))
  return { ...held, refreshToken: await issueRefreshToken(services, tx, held.sessionId) }
}

async function issueRefreshToken({ config, clock }: Services, tx: Transaction, sessionId: string) {
  const token = newRefreshToken()
  const expiresAt = daysAfter(clock.now(), config.refreshTokenDays)
  await tx.insert(refreshTokens).values({ hash: hashToken(token), sessionId, expiresAt })
  return token
}

async function accessToken({ db, secrets, clock, config }: Services, userId: number, sessionId: string) {
  const claims = await claimsOf(db, userId)
  return await signToken(secrets.token, { ...claims, sid: sessionId }, clock.now(), config.accessTokenSeconds)
}

/** Ends one session, or all of a user but the one named. */
export async function endSessions(
  tx: Queryable,
  now: Date,
  which: { sessionId: string } | { userId: number; except?: string },
): Promise<void> {
  const chosen =
    'sessionId' in which
      ? eq(sessions.id, which.sessionId)
      : and(eq(sessions.userId, which.userId), which.except ? ne(sessions.id, which.except) : undefined)
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(chosen, isNull(sessions.endedAt)))
}
