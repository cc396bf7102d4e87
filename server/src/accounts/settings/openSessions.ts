import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import type { Member, Staff } from '../../http/actor.ts'
import { daysAfter } from '../../platform/clock.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { endSessions } from '../sessions.ts'
import { sessions } from '../tables.ts'
import { deviceOf } from './device.ts'

const maxShown = 50

type Person = Pick<Member | Staff, 'userId' | 'sessionId'>

/** Sessions in which a person is logged in: those that can still be refreshed and match the condition. */
export async function openSessions({ db, clock, config }: Services, person: Person, condition?: SQL) {
  const since = daysAfter(clock.now(), -config.refreshTokenDays)
  const found = await db
    .select()
    .from(sessions)
    .where(and(isOpenOf(person), gt(sessions.usedAt, since), condition))
    .orderBy(desc(sessions.usedAt))
    .limit(maxShown)
  return found.map(({ id, createdAt, usedAt, userAgent }) => ({
    id,
    ...deviceOf(userAgent),
    startedAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    current: id === person.sessionId,
  }))
}

const isOpenOf = ({ userId }: Person) => and(eq(sessions.userId, userId), isNull(sessions.endedAt))

/** Ends a session of the person's own; those of others count as not found. */
export async function endOwnSession(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  person: Person,
  id: string,
): Promise<void> {
  const own = and(eq(sessions.id, id), isOpenOf(person))
  if ((await db.$count(sessions, own)) === 0) throw new Failure('not_found')
  await endSessions(db, clock.now(), { sessionId: id })
}
