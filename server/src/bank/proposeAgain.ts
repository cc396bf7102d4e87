import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import { type OpenLine, proposeFor } from './propose.ts'
import { bankLines } from './tables.ts'

/** Minutes of changed invoices that a run looks at; it runs every ten minutes. */
const changedMinutes = 30
/** Lines that one transaction looks at. It locks them, so it must be short. */
const together = 100
/** Most lines of the amounts of changed invoices that a run looks at, and most that it has not looked at for a day. */
const [mostChanged, mostOld] = [1000, 500]

const isOpen = eq(bankLines.state, 'Open')
const { id, day, amount, reference, proposedAt } = bankLines
const columns = { id, day, amount, reference }

/** Runs every ten minutes: proposes invoices again where one has changed, and for every open line once a day. */
export async function proposeAgain(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const since = new Date(now.getTime() - changedMinutes * 60_000).toISOString()
  const isOfChanged = sql`${amount} in (select total from invoices where changed_at > ${since})`
  const changed = db.select(columns).from(bankLines).where(and(isOpen, isOfChanged))
  const old = db
    .select(columns)
    .from(bankLines)
    .where(and(isOpen, lt(proposedAt, daysAfter(now, -1))))
  const lines = [
    ...(await changed.orderBy(desc(day), desc(id)).limit(mostChanged)),
    ...(await old.orderBy(asc(proposedAt), asc(day)).limit(mostOld)),
  ]
  for (let at = 0; at < lines.length; at += together)
    await proposeTogether(services, lines.slice(at, at + together))
}

/** Locks the lines, and leaves out those that somebody has matched since. */
async function proposeTogether(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  lines: readonly OpenLine[],
): Promise<void> {
  await db.inTransaction(async (tx) => {
    const ids = lines.map((line) => line.id)
    const locked = tx
      .select(columns)
      .from(bankLines)
      .where(and(isOpen, inArray(id, ids)))
      .orderBy(asc(id))
    await proposeFor(tx, await locked.for('no key update'), clock.now())
  })
}

export const proposeAgainJob = scheduledJob({
  name: 'proposeBankMatches',
  run: proposeAgain,
  schedule: '*/10 * * * *',
})
