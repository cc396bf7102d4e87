import { messageLimits, conversationMessages as words } from '@bnr/contract/conversations/limits'
import { refusedFor } from '@bnr/contract/conversations/messageText'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { hintBoth } from './hintBoth.ts'
import { placesOf } from './meetings/store.ts'
import { requireRight } from './policy.ts'
import { presentMessage } from './present.ts'
import { fingerprintOf, noteRepeated } from './reports/repeated.ts'
import { textOf } from './sealedText.ts'
import { lockConversation, type MessageRow, markRead, messageOf } from './store.ts'
import { conversationMessages, conversations } from './tables.ts'
import { prepareNotice } from './unread/notice.ts'

type NewMessage = { clientId: string; text: string }

/**
 * Sends a message once, however often the browser repeats the request. The locks make the messages of a sender and
 * those of a conversation wait for one another, so that no limit is exceeded and no number is used twice.
 */
export async function sendMessage(services: Services, member: Member, bnrId: string, sent: NewMessage) {
  const now = services.clock.now()
  const { profileId } = member
  return await services.db.inTransaction(async (tx) => {
    await lockProfile(tx, profileId)
    const found = await lockConversation(tx, profileId, bnrId, now)
    const { id } = found.conversation
    const before = await sentBefore(tx, id, profileId, sent.clientId)
    // The hint of the first request may have been lost with its process.
    hintBoth(tx, member, found, before?.seq ?? found.conversation.lastSeq + 1)
    if (before) return presentMessage(before, profileId)
    requireRight(found, 'write', now)
    await requireOwnText(services, tx, { id, senderId: profileId, text: sent.text, field: 'tx' })
    await requireAnswer(tx, id, profileId)
    await requireLimits(tx, profileId, now)
    const seq = found.conversation.lastSeq + 1
    const fingerprint = fingerprintOf(services, profileId, sent.text)
    const values = { conversationId: id, seq, senderId: profileId, at: now, fingerprint, ...sent }
    const [row] = await tx.insert(conversationMessages).values(values).returning()
    if (!row) throw new Error('The message was not stored')
    await tx.update(conversations).set({ lastSeq: seq, lastAt: now }).where(eq(conversations.id, id))
    await prepareNotice(tx, found.other.id, now)
    await markRead(tx, id, profileId, seq)
    await noteRepeated(services, tx, row)
    return presentMessage(row, profileId)
  })
}

const bySender = (id: number, senderId: number) =>
  and(eq(conversationMessages.conversationId, id), eq(conversationMessages.senderId, senderId))

const sentBefore = (tx: Transaction, id: number, senderId: number, clientId: string) =>
  messageOf(tx, and(bySender(id, senderId), eq(conversationMessages.clientId, clientId)))

type WrittenText = {
  id: number
  senderId: number
  text: string
  /** Wire path of the text, for the refusal. */
  field: string
}

/** Refuses contact and payment details, also those split over the sender's last messages, withdrawn ones included, and places to meet. */
export async function requireOwnText(
  services: Pick<Services, 'secrets' | 'clock'>,
  tx: Transaction,
  { id, senderId, text, field }: WrittenText,
): Promise<void> {
  const last = await tx
    .select()
    .from(conversationMessages)
    .where(bySender(id, senderId))
    .orderBy(desc(conversationMessages.seq))
    .limit(messageLimits.checkedTogether - 1)
  const messages = last.reverse().map((row: MessageRow) => textOf(services, row))
  const places = await placesOf(tx, { conversationId: id, senderId }, services.clock.now())
  const reason = refusedFor([...messages, ...places], text)
  if (!reason) return
  throw new Failure(reason === 'paymentDetails' ? 'payment_details_in_text' : 'contact_details_in_text', {
    message: words[reason],
    fields: { [field]: words[reason] },
  })
}

/** Withdrawn messages count as well. */
async function requireAnswer(tx: Transaction, id: number, senderId: number): Promise<void> {
  const last = await tx
    .select({ senderId: conversationMessages.senderId })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, id))
    .orderBy(desc(conversationMessages.seq))
    .limit(messageLimits.inARow)
  if (last.length === messageLimits.inARow && last.every((row) => row.senderId === senderId))
    throw new Failure('answer_awaited')
}

/** The limits for all conversations of a member together. */
async function requireLimits(tx: Transaction, senderId: number, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000)
  const [sent] = await tx
    .select({
      aDay: count(),
      aMinute:
        sql<number>`count(*) filter (where ${conversationMessages.at} > ${aMinuteAgo.toISOString()})`.mapWith(
          Number,
        ),
    })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.senderId, senderId), gt(conversationMessages.at, daysAfter(now, -1))))
  if (!sent) return
  if (sent.aMinute >= messageLimits.aMinute)
    throw new Failure('too_many_requests', { message: words.tooFast, retryAfterSeconds: 60 })
  if (sent.aDay >= messageLimits.aDay)
    throw new Failure('too_many_requests', { message: words.tooMany, retryAfterSeconds: 3600 })
}
