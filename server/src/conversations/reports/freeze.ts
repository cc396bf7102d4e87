import { reportLimits } from '@bnr/contract/conversations/reportStates'
import { and, between, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { seal } from '../../accounts/seal.ts'
import type { Transaction } from '../../database/database.ts'
import { scheduledJob } from '../../jobs/job.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Services } from '../../services/services.ts'
import { textOf } from '../sealedText.ts'
import type { MessageRow } from '../store.ts'
import { conversationMessages } from '../tables.ts'
import { frozenMessages, messageReports } from './tables.ts'

type Sealing = Pick<Services, 'secrets'>

/** Keeps a copy of these messages for staff. A text that its sender has withdrawn is part of it. */
export async function freeze(
  services: Sealing,
  tx: Transaction,
  reportId: number,
  rows: readonly MessageRow[],
) {
  const frozen = rows.map((row) => {
    const text = textOf(services, row)
    const { seq, senderId, at, removal } = row
    const sealed = text ? seal(services.secrets.reportedMessage, text) : null
    return { reportId, seq, senderId, at, sealed, withdrawn: removal === 'member' }
  })
  await tx.insert(frozenMessages).values(frozen)
}

/** The nearest messages before and after one, itself included. */
export async function messagesAround(
  tx: Transaction,
  { conversationId, seq }: Pick<MessageRow, 'conversationId' | 'seq'>,
): Promise<MessageRow[]> {
  const { frozen } = reportLimits
  return await tx
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        between(conversationMessages.seq, seq - frozen, seq + frozen),
      ),
    )
    .orderBy(sql`abs(${conversationMessages.seq} - ${seq}::int)`, conversationMessages.seq)
    .limit(frozen)
}

/** Erases the frozen texts of reports that were decided long ago. Runs daily. */
export async function eraseFrozenTexts({ db, clock }: Services): Promise<void> {
  const oldest = daysAfter(clock.now(), -reportLimits.keptDays)
  const over = db
    .select({ id: messageReports.id })
    .from(messageReports)
    .where(lt(messageReports.decidedAt, oldest))
  await db
    .update(frozenMessages)
    .set({ sealed: null })
    .where(and(inArray(frozenMessages.reportId, over), isNotNull(frozenMessages.sealed)))
}

export const eraseFrozenTextsJob = scheduledJob({
  name: 'eraseFrozenTexts',
  run: eraseFrozenTexts,
  schedule: '45 2 * * *',
})
