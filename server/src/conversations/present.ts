import { messageLimits } from '@bnr/contract/conversations/limits'
import type { Conversation, Message } from '@bnr/contract/conversations/schemas'
import { situationOf } from '@bnr/contract/conversations/states'
import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { Member } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { notBlockedByOwner } from '../viewing/visibility.ts'
import { newestMeetings, type OwnMeeting, presentMeeting } from './meetings/store.ts'
import { readableUntil, situationFor, turnOf } from './policy.ts'
import { sharingReceipts } from './receipts/receipts.ts'
import { type Found, lastIn, type MessageRow, unreadIn } from './store.ts'

/** Conversations with the cards, newest messages and unread counts that the list shows. */
export async function presentConversations(
  services: Services,
  member: Member,
  found: readonly Found[],
): Promise<Conversation[]> {
  const ids = found.map(({ conversation }) => conversation.id)
  const others = found.map(({ other }) => other.id)
  const cards = await cardsOf(services, member, others, notBlockedByOwner)
  const last = await lastIn(services.db, ids)
  const unread = await unreadIn(services.db, member.profileId, ids)
  const meetings = await newestMeetings(services.db, member.profileId, ids)
  const sharing = await sharingReceipts(services.db, member.profileId, others)
  return found.map((one) => {
    const { id } = one.conversation
    const extras = {
      card: cards.get(one.other.id),
      last: last.get(id),
      unread: unread.get(id) ?? 0,
      hasReceipts: sharing.has(one.other.id),
      meeting: meetings.get(id),
    }
    return presentConversation(one, extras, services.clock.now())
  })
}

type Extras = {
  card: ProfileCard | undefined
  last: MessageRow | undefined
  unread: number
  hasReceipts: boolean
  meeting: OwnMeeting | undefined
}

function presentConversation(found: Found, extras: Extras, now: Date): Conversation {
  const { card, last, unread, hasReceipts, meeting } = extras
  const { conversation, mine, theirs, other } = found
  const { state, can } = situationOf(situationFor(found, now))
  const turn = turnOf(found, last)
  const { openedAt, lastAt, lastSeq } = conversation
  return {
    bnrId: String(other.bnrId),
    ...(other.status === 'Deleted' ? {} : { name: other.name }),
    ...(card && { card }),
    state,
    can: [...can],
    openedAt: openedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    ...(last && { last: presentMessage(last, mine.profileId) }),
    lastSeq,
    readSeq: mine.readSeq,
    ...(hasReceipts && !conversation.endedAt && { readUpTo: theirs.readSeq }),
    unread,
    ...(turn && { turn }),
    isDue: state === 'open' && turn === 'mine' && isDue(last, mine.weekUntil, now),
    ...(mine.weekUntil && { myWeek: mine.weekUntil.toISOString() }),
    ...(theirs.weekUntil && { theirWeek: theirs.weekUntil.toISOString() }),
    ...(meeting && {
      meeting: presentMeeting(meeting, mine.profileId, { now, isOpen: can.includes('meet') }),
    }),
    ...closingOf(found),
  }
}

/** The other has waited for 72 hours, and the week that this member asked for is over. */
function isDue(last: MessageRow | undefined, weekUntil: Date | null, now: Date): boolean {
  const dueAt = (last?.at.getTime() ?? now.getTime()) + messageLimits.answerHours * 3_600_000
  return dueAt <= now.getTime() && (!weekUntil || weekUntil <= now)
}

function closingOf({ conversation, mine }: Found): Pick<Conversation, 'closing'> {
  const { endedAt, endedBy, closing } = conversation
  if (!endedAt) return {}
  return {
    closing: {
      mine: endedBy === mine.profileId,
      ...(closing && { text: closing }),
      at: endedAt.toISOString(),
      readableUntil: readableUntil(endedAt).toISOString(),
    },
  }
}

export function presentMessage(
  { seq, clientId, senderId, at, text, removal }: MessageRow,
  reader: number,
): Message {
  const mine = senderId === reader
  return {
    seq,
    ...(mine && { clientId }),
    mine,
    at: at.toISOString(),
    ...(text !== null && { text }),
    ...(removal && { removed: removal }),
  }
}
