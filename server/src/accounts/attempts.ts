import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { loginFailures } from './tables.ts'

/** How many tries of one kind are judged within so many minutes. */
export type Limit = { subject: string; tries: number; minutes: number }

/** Marks of a try that has been counted, and is taken back when it succeeds. */
export type Try = readonly number[]

/**
 * Counts a try before it is judged, so that a hundred at once are not judged together. One that is refused leaves no
 * mark: waiting always helps, whoever goes on trying.
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

/** The same where judging is a look into the database: in one transaction, so that only what fails ever counts. */
export async function tryWithin<Found>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limits: readonly Limit[],
  judge: (tx: Transaction) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const now = clock.now()
  return await db.inTransaction(async (tx) => {
    await lockSubjects(tx, limits)
    for (const limit of limits) await refuseBeyond(tx, limit, now)
    const found = await judge(tx)
    const failures = limits.map(({ subject }) => ({ subject, at: now }))
    if (found === undefined) await tx.insert(loginFailures).values(failures)
    return found
  })
}

/** A try that succeeded was no failure; `subjects` are those whose slate it wipes. */
export async function forgetTry({ db }: Services, marks: Try, subjects: readonly string[] = []) {
  const forgotten = or(inArray(loginFailures.id, [...marks]), inArray(loginFailures.subject, [...subjects]))
  await db.delete(loginFailures).where(forgotten)
}

/** In one order for everybody, so that no two tries wait for each other. */
async function lockSubjects(tx: Transaction, limits: readonly Limit[]): Promise<void> {
  for (const subject of limits.map((limit) => limit.subject).sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
}

async function refuseBeyond(tx: Transaction, { subject, tries, minutes }: Limit, now: Date): Promise<void> {
  const since = new Date(now.getTime() - minutes * 60_000)
  const recent = and(eq(loginFailures.subject, subject), gt(loginFailures.at, since))
  const judged = await tx.$count(loginFailures, recent)
  if (judged < tries) return
  const [leaving] = await tx
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(recent)
    .orderBy(asc(loginFailures.at))
    .offset(judged - tries)
    .limit(1)
  const free = (leaving?.at.getTime() ?? now.getTime()) + minutes * 60_000
  throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil((free - now.getTime()) / 1000) })
}
