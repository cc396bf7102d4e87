import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { scheduledJob } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { type OpenLine, proposeFor } from './propose.ts'
import { bankLines } from './tables.ts'

/** Minutes of changed invoices that a run looks at; it runs every ten minutes. */
const changedMinutes = 30
/** Lines that one transaction looks at. */
const together = 500
/** Most lines that one run looks at because it is a day since the last time. */
const mostOld = 2000

/** Runs every ten minutes: proposes invoices again where one has changed, and for every open line once a day. */
export async function proposeAgain({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const open = eq(bankLines.state, 'Open')
  const { id, day, amount, reference } = bankLines
  const propose = async (lines: readonly OpenLine[]) =>
    await db.inTransaction(async (tx) => {
      const ids = lines.map((line) => line.id)
      const locked = tx
        .select({ id, day, amount, reference })
        .from(bankLines)
        .where(and(open, inArray(id, ids)))
      await proposeFor(tx, await locked.orderBy(asc(id)).for('no key update'), now)
    })
  const since = new Date(now.getTime() - changedMinutes * 60_000).toISOString()
  const changed = sql`${amount} in (select total from invoices where changed_at > ${since})`
  for (let after = 0; ; ) {
    const lines = await db
      .select({ id, day, amount, reference })
      .from(bankLines)
      .where(and(open, changed, gt(id, after)))
      .orderBy(asc(id))
      .limit(together)
    const last = lines.at(-1)
    if (!last) break
    await propose(lines)
    after = last.id
  }
  const aDayAgo = new Date(now.getTime() - 86_400_000)
  const old = await db
    .select({ id, day, amount, reference })
    .from(bankLines)
    .where(and(open, lt(bankLines.proposedAt, aDayAgo)))
    .orderBy(asc(bankLines.proposedAt))
    .limit(mostOld)
  for (let at = 0; at < old.length; at += together) await propose(old.slice(at, at + together))
}

export const proposeAgainJob = scheduledJob({
  name: 'proposeBankMatches',
  run: proposeAgain,
  schedule: '*/10 * * * *',
})
