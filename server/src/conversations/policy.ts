import { conversationMessages, messageLimits } from '@bnr/contract/conversations/limits'
import { type ConversationAction, type SituationName, situationOf } from '@bnr/contract/conversations/states'
import { daysAfter } from '../platform/clock.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import type { Found, MessageRow } from './store.ts'

/** The row of the contract's table that applies to this member now. */
export function situationFor({ conversation, mine, other }: Found, now: Date): SituationName {
  const { endedAt, endedAs, endedBy } = conversation
  if (!endedAt) return other.status === 'Active' ? 'open' : 'waiting'
  if (endedAs === 'blocked' && endedBy !== mine.profileId) return 'blocked'
  if (readableUntil(endedAt) <= now) return 'over'
  return endedAs === 'blocked' ? 'blocking' : 'closed'
}

export const readableUntil = (endedAt: Date): Date => daysAfter(endedAt, messageLimits.readableDays)

/** Refuses what the contract's table does not allow. Without the right to read, there is no conversation. */
export function requireRight(found: Found, action: ConversationAction, now: Date): void {
  const { state, can } = situationOf(situationFor(found, now))
  if (can.includes(action)) return
  if (!can.includes('read')) throw new Failure('not_found')
  throw new Failure(state === 'waiting' ? 'conversation_waiting' : 'conversation_ended')
}

/** Whether it is the member's turn to write, by the newest message that has not been removed. */
export function turnOf({ mine }: Found, last: MessageRow | undefined): 'mine' | 'theirs' | undefined {
  if (!last) return undefined
  return last.senderId === mine.profileId ? 'theirs' : 'mine'
}

/** "Need a week" answers a message, and each member can use it once. */
export function requireWeek(found: Found, last: MessageRow | undefined): void {
  if (found.mine.weekUntil || turnOf(found, last) !== 'mine') throw wrongState(conversationMessages.weekUsed)
}
