import { randomUUID } from 'node:crypto'
import type { UserType } from '@bnr/contract/accounts/schemas'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { daysAfter } from '../platform/clock.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { accessToken } from './accessToken.ts'
import { makeBrowserKnown } from './knownBrowsers.ts'
import { bySessionId, sessionActor } from './sessionActor.ts'
import { refreshTokens, sessions } from './tables.ts'
import { hashToken, newToken } from './tokens.ts'

export type Tokens = { token: string; refreshToken: string; userName: string; userType: UserType }
export type Account = { id: number; userName: string; type: UserType }

/** What is known of where a session begins; `continues` is the line of the browser's earlier one. */
export type Beginning = {
  userAgent: string | undefined
  provedPhone?: string | undefined
  /** When staff confirmed the second factor; null where single sign-on vouched for it, or a demo asks for none. */
  factorAt?: Date | null
  continues?: string | undefined
  browserHash?: string
  /** Sends the browser what it shows from now on. */
  keepCookies: (pageToken: string) => void
}

/** Starts a session and gives its first tokens. */
export async function startSession(
  services: Services,
  account: Account,
  beginning: Beginning,
): Promise<Tokens> {
  const { tokens, keepCookies } = await services.db.inTransaction((tx) =>
    beginSession(services, tx, account, beginning),
  )
  keepCookies()
  return tokens
}

/** The same in a transaction of the caller, who sends the cookies once it has committed. */
export async function beginSession(
  services: Services,
  tx: Transaction,
  account: Account,
  beginning: Beginning,
): Promise<{ tokens: Tokens; keepCookies: () => void }> {
  if (account.type === 'au' && beginning.factorAt === undefined)
    throw new Error('A staff session must go through the gate of the second factor')
  const now = services.clock.now()
  const id = randomUUID()
  const pageToken = newToken()
  await tx.insert(sessions).values({
    id,
    userId: account.id,
    createdAt: now,
    usedAt: now,
    activeAt: now,
    factorAt: beginning.factorAt ?? null,
    provedPhone: beginning.provedPhone ?? null,
    userAgent: beginning.userAgent?.slice(0, 200) ?? null,
    continues: beginning.continues ?? null,
    pageTokenHash: hashToken(pageToken),
  })
  if (beginning.browserHash) await makeBrowserKnown(tx, account.id, beginning.browserHash, now)
  const { actor, refreshToken } = await goOn(services, tx, id)
  const token = await accessToken(services, actor, services.config.accessTokenSeconds)
  const tokens = { token, refreshToken, userName: account.userName, userType: account.type }
  return { tokens, keepCookies: () => beginning.keepCookies(pageToken) }
}

/** What a browser brings to a refresh; the page cookie's token may be missing, or another session's. */
type Brought = { refreshToken: string; pageToken: string | undefined }

/** Rotates: the given refresh token is spent. One spent already ends the whole family; undefined when it is refused. */
export async function refreshSession(services: Services, brought: Brought) {
  const rotated = await services.db.inTransaction((tx) => rotate(services, tx, brought))
  if (!rotated) return undefined
  const { actor, ...tokens } = rotated
  return { ...tokens, token: await accessToken(services, actor, services.config.accessTokenSeconds) }
}

async function rotate(services: Services, tx: Transaction, brought: Brought) {
  const hash = hashToken(brought.refreshToken)
  const now = services.clock.now()
  const [held] = await tx
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
    .for('update')
  if (!held || held.ended || held.expires <= now) return undefined
  if (held.spent) {
    await endSessions(tx, now, { sessionId: held.sessionId })
    return undefined
  }
  await tx.update(refreshTokens).set({ spentAt: now }).where(eq(refreshTokens.hash, hash))
  const { sessionId } = held
  const pageToken = keptPageToken(held, brought) ?? newToken()
  const used = { usedAt: now, pageTokenHash: hashToken(pageToken) }
  await tx.update(sessions).set(used).where(eq(sessions.id, sessionId))
  return { pageToken, ...(await goOn(services, tx, sessionId)) }
}

/** The page cookie stays as it is while it is this session's: a reply that is lost, or late, takes nothing away. */
function keptPageToken(held: { pageTokenHash: string | null }, { pageToken }: Brought): string | undefined {
  return pageToken && hashToken(pageToken) === held.pageTokenHash ? pageToken : undefined
}

/** The next refresh token, and whose session it is: read in the same transaction, before anybody else can end it. */
async function goOn(services: Services, tx: Transaction, sessionId: string) {
  const { config, clock } = services
  const actor = await sessionActor(services, tx, bySessionId(sessionId))
  if (!actor) throw new Failure('stale_token')
  const refreshToken = newToken()
  const expiresAt = daysAfter(clock.now(), config.refreshTokenDays)
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId, expiresAt })
  return { actor, refreshToken }
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
