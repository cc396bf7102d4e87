import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Member } from '../../platform/actor.ts'
import { daysAfter } from '../../platform/clock.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { endSessions } from '../sessions.ts'
import { sessions } from '../tables.ts'
import { deviceOf } from './device.ts'

const mostShown = 50

/** Where the member is logged in: sessions that could still be refreshed. */
export async function openSessions({ db, clock, config }: Services, member: Member) {
  const since = daysAfter(clock.now(), -config.refreshTokenDays)
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, member.userId), isNull(sessions.endedAt), gt(sessions.usedAt, since)))
    .orderBy(desc(sessions.usedAt))
    .limit(mostShown)
  return found.map(({ id, createdAt, usedAt, userAgent }) => ({
    id,
    ...deviceOf(userAgent),
    startedAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    current: id === member.sessionId,
  }))
}

/** A session of somebody else does not exist for this member. */
export async function endOwnSession({ db, clock }: Services, member: Member, id: string): Promise<void> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, member.userId), isNull(sessions.endedAt))
  if ((await db.$count(sessions, own)) === 0) throw new Failure('not_found')
  await endSessions(db, clock.now(), { sessionId: id })
}
