import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { type MembershipRow, runningOf, waitingOf } from './current.ts'
import { moveOpenNumbers } from './openNumbers.ts'
import { memberships } from './tables.ts'
import { followOn } from './waiting.ts'

/**
 * Ends the membership of an invoice today and lets its renewal start tomorrow. If the membership has not started yet,
 * it never will.
 */
export async function endEarly(
  tx: Transaction,
  profileId: number,
  invoiceId: number,
  now: Date,
): Promise<void> {
  const [running] = await runningOf(tx, profileId, now).for('no key update')
  const [waiting] = await waitingOf(tx, profileId, now).for('no key update')
  if (waiting?.invoiceId === invoiceId)
    await tx.update(memberships).set({ replacedAt: now }).where(eq(memberships.id, waiting.id))
  if (running?.invoiceId !== invoiceId) return
  const endsOn = indianDay(now)
  const [ended] = await tx
    .update(memberships)
    .set({ endsOn, ...marksUntil(running, endsOn) })
    .where(eq(memberships.id, running.id))
    .returning()
  await moveOpenNumbers(tx, running, endsOn)
  await followOn(tx, ended ?? running, now)
}

/** Highlights and prominence end with the membership. */
const marksUntil = ({ highlightUntil, prominentUntil }: MembershipRow, endsOn: string) => ({
  highlightUntil: earlier(highlightUntil, endsOn),
  prominentUntil: earlier(prominentUntil, endsOn),
})

const earlier = (day: string | null, end: string): string | null => (day !== null && day > end ? end : day)
