import {
  type Closing,
  messageLimits,
  conversationMessages as words,
} from '@bnr/contract/conversations/limits'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { hintTo } from '../services/hints.ts'
import type { Services } from '../services/services.ts'
import { hintBoth } from './hintBoth.ts'
import { requireRight, requireWeek } from './policy.ts'
import { sharingReceipts } from './receipts/receipts.ts'
import { removeMessage } from './sealedText.ts'
import { type Found, findConversation, lastIn, lockConversation, markRead, messageOf } from './store.ts'
import { conversationMessages, conversationSides, conversations } from './tables.ts'

type Needed = Pick<Services, 'db' | 'clock' | 'secrets'>

/** Runs `work` in a transaction that has locked the conversation, and lets both members read it again. */
export async function inConversation<R>(
  { db, clock }: Needed,
  member: Member,
  bnrId: string,
  work: (tx: Transaction, found: Found, now: Date) => Promise<R>,
): Promise<R> {
  const now = clock.now()
  return await db.inTransaction(async (tx) => {
    const found = await lockConversation(tx, member.profileId, bnrId, now)
    const result = await work(tx, found, now)
    hintBoth(tx, member, found)
    return result
  })
}

/** Withdraws an own message, read or not. Repeating it changes nothing. */
export async function withdrawMessage(services: Needed, member: Member, bnrId: string, seq: number) {
  return await inConversation(services, member, bnrId, async (tx, found, now) => {
    const own = and(
      eq(conversationMessages.conversationId, found.conversation.id),
      eq(conversationMessages.seq, seq),
      eq(conversationMessages.senderId, member.profileId),
    )
    const row = await messageOf(tx, own)
    if (!row) throw new Failure('not_found')
    requireRight(found, 'withdraw', now)
    if (row.removal === 'member') return { message: words.withdrawn }
    if (now.getTime() - row.at.getTime() > messageLimits.withdrawMinutes * 60_000)
      throw wrongState(words.tooLate)
    await removeMessage(services, tx, row, 'member')
    return { message: words.withdrawn }
  })
}

/** Marks messages as read, at most up to the newest. */
export async function readUpTo({ db, clock }: Needed, member: Member, bnrId: string, seq: number) {
  const { profileId } = member
  const { conversation, other } = await findConversation(db, profileId, bnrId, clock.now())
  await markRead(db, conversation.id, profileId, Math.min(seq, conversation.lastSeq))
  hintTo(db.signals, profileId, { bnrId, newest: conversation.lastSeq })
  if ((await sharingReceipts(db, profileId, [other.id])).has(other.id))
    hintTo(db.signals, other.id, { bnrId: member.bnrId })
  return { message: words.read }
}

/** Lets the other member know that an answer needs a week. */
export async function needWeek(services: Needed, member: Member, bnrId: string) {
  return await inConversation(services, member, bnrId, async (tx, found, now) => {
    const { id } = found.conversation
    requireRight(found, 'week', now)
    requireWeek(found, (await lastIn(tx, [id])).get(id))
    await tx
      .update(conversationSides)
      .set({ weekUntil: daysAfter(now, messageLimits.weekDays) })
      .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.profileId, member.profileId)))
    return { message: words.weekGiven }
  })
}

/** Closes the conversation for both. The other member reads the chosen text. */
export async function closeConversation(services: Needed, member: Member, bnrId: string, closing: Closing) {
  return await inConversation(services, member, bnrId, async (tx, found, now) => {
    requireRight(found, 'close', now)
    await tx
      .update(conversations)
      .set({ endedAt: now, endedAs: 'closed', endedBy: member.profileId, closing })
      .where(eq(conversations.id, found.conversation.id))
    return { message: words.closed }
  })
}
