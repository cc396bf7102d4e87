import { inboxLimits } from '@bnr/contract/inbox/rules'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { ticketEntries, tickets } from './tables.ts'

/** Runs daily: deletes messages to the office, with what staff did, two years after their last change. */
export async function sweepTickets({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now())
  oldest.setUTCFullYear(oldest.getUTCFullYear() - inboxLimits.keptYears)
  await db.delete(tickets).where(lt(tickets.changedAt, oldest))
}

export const sweepTicketsJob = scheduledJob({
  name: 'sweepTickets',
  run: sweepTickets,
  schedule: '40 2 * * *',
})

/**
 * The messages of a member, for the download of all data. Of messages that somebody wrote without a login with the
 * member's number, only the fact: the text may be a stranger's.
 */
export async function ticketsForDownload(db: Queryable, profileId: number) {
  const found = await db
    .select()
    .from(tickets)
    .where(eq(tickets.profileId, profileId))
    .orderBy(asc(tickets.id))
  return await Promise.all(
    found.map(async ({ id, at, subject, text, state, isSender }) => ({
      at,
      subject,
      state,
      ...(isSender && { text, answers: await answersTo(db, id) }),
    })),
  )
}

const answersTo = (db: Queryable, ticketId: number) =>
  db
    .select({ at: ticketEntries.at, text: ticketEntries.text })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.ticketId, ticketId), eq(ticketEntries.kind, 'answer')))
    .orderBy(asc(ticketEntries.id))
