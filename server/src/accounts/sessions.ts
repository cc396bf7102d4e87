import { randomUUID } from 'node:crypto'
import type { UserType } from '@bnr/contract/accounts/schemas'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import { markActive } from '../profiles/lastActive.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { accessToken } from './accessToken.ts'
import { makeBrowserKnown } from './knownBrowsers.ts'
import { bySessionId, sessionActor } from './sessionActor.ts'
import { refreshTokens, sessions, users } from './tables.ts'
import { hashToken, newToken } from './tokens.ts'

export type Tokens = { token: string; refreshToken: string; userName: string; userType: UserType }
export type Account = { id: number; userName: string; type: UserType }

/** Where a session begins; `continues` is the line of the browser's earlier session. */
export type SessionOrigin = {
  userAgent: string | undefined
  provedPhone?: string | undefined
  /** When staff confirmed the second factor; null if single sign-on vouched for it or a demo needs none. */
  factorAt?: Date | null
  continues?: string | undefined
  browserHash?: string
  /** The hash that the password of this login matched. */
  matchedHash?: string | null
  /** Sets the cookies of the new session. */
  keepCookies: (pageToken: string) => void
}

export async function startSession(
  services: Services,
  account: Account,
  origin: SessionOrigin,
): Promise<Tokens> {
  const { tokens, keepCookies } = await services.db.inTransaction((tx) =>
    beginSession(services, tx, account, origin),
  )
  keepCookies()
  return tokens
}

/** Starts a session in the caller's transaction. The caller sends the cookies once it has committed. */
export async function beginSession(
  services: Services,
  tx: Transaction,
  account: Account,
  origin: SessionOrigin,
): Promise<{ tokens: Tokens; keepCookies: () => void }> {
  if (account.type === 'au' && origin.factorAt === undefined)
    throw new Error('A staff session needs a check of the second factor')
  const now = services.clock.now()
  const id = randomUUID()
  const pageToken = newToken()
  if (account.type === 'pu' && origin.provedPhone) await requireSameNumber(tx, account.id, origin.provedPhone)
  await tx.insert(sessions).values({
    id,
    userId: account.id,
    createdAt: now,
    usedAt: now,
    activeAt: now,
    factorAt: origin.factorAt ?? null,
    provedPhone: origin.provedPhone ?? null,
    userAgent: origin.userAgent?.slice(0, 200) ?? null,
    continues: origin.continues ?? null,
    pageTokenHash: hashToken(pageToken),
  })
  if (account.type === 'pu') await markActive(tx, account.id, now)
  if (origin.matchedHash) await requireSamePassword(tx, account.id, origin.matchedHash)
  if (origin.browserHash) await makeBrowserKnown(tx, account.id, origin.browserHash, now)
  const { actor, refreshToken } = await issueRefreshToken(services, tx, id)
  const token = await accessToken(services, actor, services.config.accessTokenSeconds)
  const tokens = { token, refreshToken, userName: account.userName, userType: account.type }
  return { tokens, keepCookies: () => origin.keepCookies(pageToken) }
}

/** A change of the password ends the sessions that it finds, so a login with the old one must not begin another. */
async function requireSamePassword(tx: Transaction, userId: number, matchedHash: string): Promise<void> {
  const isSame = and(eq(users.id, userId), eq(users.passwordHash, matchedHash))
  const found = tx.select({ id: users.id }).from(users).where(isSame).for('no key update')
  await requireRow(found, 'incorrect_credentials')
}

/** The same for a change of the number and a login by a code to the old one. */
async function requireSameNumber(tx: Transaction, userId: number, provedPhone: string): Promise<void> {
  const isSame = and(
    eq(profiles.userId, userId),
    eq(sql`${profiles.phoneCountryCode} || ${profiles.phoneNumber}`, provedPhone),
  )
  await requireRow(tx.select({ id: profiles.id }).from(profiles).where(isSame).for('share'), 'incorrect_code')
}

/** Tokens that a browser sends to refresh. The page token may be missing or belong to another session. */
type RefreshInput = { refreshToken: string; pageToken: string | undefined }

/**
 * Exchanges a refresh token for the next one. A token that was used before ends the session; returns undefined if
 * refused.
 */
export async function refreshSession(services: Services, input: RefreshInput) {
  const rotated = await services.db.inTransaction((tx) => rotate(services, tx, input))
  if (!rotated) return undefined
  const { actor, ...tokens } = rotated
  return { ...tokens, token: await accessToken(services, actor, services.config.accessTokenSeconds) }
}

async function rotate(services: Services, tx: Transaction, input: RefreshInput) {
  const hash = hashToken(input.refreshToken)
  const now = services.clock.now()
  const [stored] = await tx
    .select({
      sessionId: sessions.id,
      ended: sessions.endedAt,
      expires: refreshTokens.expiresAt,
      spent: refreshTokens.spentAt,
      pageTokenHash: sessions.pageTokenHash,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('no key update')
  if (!stored || stored.ended || stored.expires <= now) return undefined
  if (stored.spent) {
    await endSessions(tx, now, { sessionId: stored.sessionId })
    return undefined
  }
  await tx.update(refreshTokens).set({ spentAt: now }).where(eq(refreshTokens.hash, hash))
  const { sessionId } = stored
  const pageToken = currentPageToken(stored, input) ?? newToken()
  const used = { usedAt: now, pageTokenHash: hashToken(pageToken) }
  await tx.update(sessions).set(used).where(eq(sessions.id, sessionId))
  return { pageToken, ...(await issueRefreshToken(services, tx, sessionId)) }
}

/** The page token stays the same while it belongs to this session, so that a lost or late reply does no harm. */
function currentPageToken(
  stored: { pageTokenHash: string | null },
  { pageToken }: RefreshInput,
): string | undefined {
  return pageToken && hashToken(pageToken) === stored.pageTokenHash ? pageToken : undefined
}

/** Creates the next refresh token and reads its actor in the same transaction, before anybody can end the session. */
async function issueRefreshToken(services: Services, tx: Transaction, sessionId: string) {
  const { config, clock } = services
  const actor = await sessionActor(services, tx, bySessionId(sessionId))
  if (!actor) throw new Failure('stale_token')
  const refreshToken = newToken()
  const expiresAt = daysAfter(clock.now(), config.refreshTokenDays)
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId, expiresAt })
  return { actor, refreshToken }
}

/** Ends one session, or all sessions of a user except one. */
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
