import { type ReportReason, reportLimits, reportMessages } from '@bnr/contract/conversations/reportStates'
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import type { Member } from '../../http/actor.ts'
import { daysAfter } from '../../platform/clock.ts'
import { Failure, wrongState } from '../../platform/failure.ts'
import { lockProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { requireRight } from '../policy.ts'
import { lockConversation, type MessageRow, messageOf } from '../store.ts'
import { conversationMessages } from '../tables.ts'
import { freeze, messagesAround } from './freeze.ts'
import { messageReports } from './tables.ts'

type Reported = { bnrId: string; seq: number; reason: ReportReason }

/** Reports a message of the other member to staff, who then read the messages around it as they are now. */
export async function reportMessage(
  services: Pick<Services, 'db' | 'clock' | 'secrets'>,
  { profileId }: Member,
  { bnrId, seq, reason }: Reported,
) {
  const at = services.clock.now()
  return await services.db.inTransaction(async (tx) => {
    await lockProfile(tx, profileId)
    const found = await lockConversation(tx, profileId, bnrId, at)
    requireRight(found, 'report', at)
    const message = await receivedMessage(tx, found.conversation.id, seq, found.other.id)
    await requireFirst(tx, message)
    await requireFew(tx, profileId, at)
    const id = await store(tx, message, { reporterId: profileId, reason, at })
    await freeze(services, tx, id, await messagesAround(tx, message))
    return { message: reportMessages.reported }
  })
}

async function receivedMessage(tx: Transaction, conversationId: number, seq: number, senderId: number) {
  const { conversationId: conversation, seq: number, senderId: sender } = conversationMessages
  const row = await messageOf(
    tx,
    and(eq(conversation, conversationId), eq(number, seq), eq(sender, senderId)),
  )
  if (!row) throw new Failure('not_found')
  if (row.removal === 'staff') throw new Failure('wrong_state')
  return row
}

async function requireFirst(tx: Transaction, { conversationId, seq }: MessageRow): Promise<void> {
  const same = and(
    eq(messageReports.conversationId, conversationId),
    eq(messageReports.seq, seq),
    eq(messageReports.kind, 'reported'),
  )
  if (await tx.$count(messageReports, same)) throw wrongState(reportMessages.again)
}

async function requireFew(tx: Transaction, reporterId: number, now: Date): Promise<void> {
  const today = and(eq(messageReports.reporterId, reporterId), gt(messageReports.at, daysAfter(now, -1)))
  if ((await tx.$count(messageReports, today)) >= reportLimits.aDay)
    throw new Failure('too_many_requests', { message: reportMessages.tooMany, retryAfterSeconds: 3600 })
}

async function store(
  tx: Transaction,
  { conversationId, seq, senderId: aboutId }: MessageRow,
  reported: Pick<typeof messageReports.$inferInsert, 'reporterId' | 'reason' | 'at'>,
): Promise<number> {
  const values = { kind: 'reported', conversationId, seq, aboutId, ...reported } as const
  const [row] = await tx.insert(messageReports).values(values).returning({ id: messageReports.id })
  if (!row) throw new Error('The report was not stored')
  return row.id
}
