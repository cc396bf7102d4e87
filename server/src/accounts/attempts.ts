import { and, count, eq, gt, inArray, lt, or } from 'drizzle-orm'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { loginFailures } from './tables.ts'

const windowMinutes = 15
const triesForAccount = 5
const triesForAddress = 30

/** A try that has been counted, and is taken back when it succeeds. */
export type Try = { account: string; ids: number[] }

/** Counts a try before it is judged, so that a hundred at once are not judged together. */
export async function countTry({ db, clock }: Services, userName: string, address: string): Promise<Try> {
  const now = clock.now()
  const account = `account ${userName}`
  const subjects = [account, `address ${address}`]
  const inserted = await db
    .insert(loginFailures)
    .values(subjects.map((subject) => ({ subject, at: now })))
    .returning({ id: loginFailures.id })
  const since = new Date(now.getTime() - windowMinutes * 60_000)
  const counted = await db
    .select({ subject: loginFailures.subject, tries: count() })
    .from(loginFailures)
    .where(and(inArray(loginFailures.subject, subjects), gt(loginFailures.at, since)))
    .groupBy(loginFailures.subject)
  if (
    counted.some(({ subject, tries }) => tries > (subject === account ? triesForAccount : triesForAddress))
  ) {
    throw new Failure('too_many_requests', { retryAfterSeconds: windowMinutes * 60 })
  }
  return { account, ids: inserted.map(({ id }) => id) }
}

/** A login that succeeded wipes the account's slate and its own mark on the address; what is a day old goes too. */
export async function forgetTries({ db, clock }: Services, { account, ids }: Try): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 86_400_000)
  const done = or(
    inArray(loginFailures.id, ids),
    eq(loginFailures.subject, account),
    lt(loginFailures.at, dayAgo),
  )
  await db.delete(loginFailures).where(done)
}
