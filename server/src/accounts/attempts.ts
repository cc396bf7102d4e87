import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { loginFailures } from './tables.ts'

/** Allows this many failed tries within so many minutes. */
export type Limit = { subject: string; tries: number; minutes: number }

/** Ids of the records of a counted try; they are deleted if it succeeds. */
export type Try = readonly number[]

/**
 * Counts a try before it is checked, so that simultaneous tries cannot exceed the limit. A refused try leaves no
 * record, so waiting always helps.
 */
export async function countTry({ db, clock }: Services, limits: readonly Limit[]): Promise<Try> {
  const now = clock.now()
  return await db.inTransaction(async (tx) => {
    await lockSubjects(tx, limits)
    for (const limit of limits) await refuseBeyond(tx, limit, now)
    const values = limits.map(({ subject }) => ({ subject, at: now }))
    const inserted = await tx.insert(loginFailures).values(values).returning({ id: loginFailures.id })
    return inserted.map(({ id }) => id)
  })
}

/** For checks that only query the database: counts and checks in one transaction, so that only failures count. */
export async function tryWithin<Found>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limits: readonly Limit[],
  check: (tx: Transaction) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const now = clock.now()
  return await db.inTransaction(async (tx) => {
    await lockSubjects(tx, limits)
    for (const limit of limits) await refuseBeyond(tx, limit, now)
    const found = await check(tx)
    const failures = limits.map(({ subject }) => ({ subject, at: now }))
    if (found === undefined) await tx.insert(loginFailures).values(failures)
    return found
  })
}

/** Deletes the records of a successful try, and all failures of `subjects`. */
export async function forgetTry({ db }: Services, marks: Try, subjects: readonly string[] = []) {
  const forgotten = or(inArray(loginFailures.id, [...marks]), inArray(loginFailures.subject, [...subjects]))
  await db.delete(loginFailures).where(forgotten)
}

/** Locks in alphabetical order, so that no two tries deadlock. */
async function lockSubjects(tx: Transaction, limits: readonly Limit[]): Promise<void> {
  for (const subject of limits.map((limit) => limit.subject).sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
}

async function refuseBeyond(tx: Transaction, { subject, tries, minutes }: Limit, now: Date): Promise<void> {
  const since = new Date(now.getTime() - minutes * 60_000)
  const recent = and(eq(loginFailures.subject, subject), gt(loginFailures.at, since))
  const count = await tx.$count(loginFailures, recent)
  if (count < tries) return
  const [oldest] = await tx
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(recent)
    .orderBy(asc(loginFailures.at))
    .offset(count - tries)
    .limit(1)
  const free = (oldest?.at.getTime() ?? now.getTime()) + minutes * 60_000
  throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil((free - now.getTime()) / 1000) })
}
