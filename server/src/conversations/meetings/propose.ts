import type { NewMeeting } from '@bnr/contract/conversations/meetingEndpoints'
import { meetingLimits, meetingMachine, meetingMessages } from '@bnr/contract/conversations/meetings'
import { isPossible } from '@bnr/contract/stateMachine'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import type { Member } from '../../http/actor.ts'
import { notify } from '../../notifications/notify.ts'
import { daysAfter } from '../../platform/clock.ts'
import { Failure, invalidInput } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { inConversation } from '../act.ts'
import { requireRight } from '../policy.ts'
import { requireOwnText } from '../send.ts'
import { newestMeetings, placesOf, stateOf } from './store.ts'
import { meetings } from './tables.ts'

/** Proposes three times to meet, in place of what was proposed or agreed before. */
export async function proposeMeeting(
  services: Services,
  member: Member,
  bnrId: string,
  proposal: NewMeeting,
) {
  const proposerId = member.profileId
  return await inConversation(services, member, bnrId, async (tx, found, now) => {
    const conversationId = found.conversation.id
    requireRight(found, 'meet', now)
    const times = orderedTimes(proposal.times, now)
    await requireFew(tx, conversationId, proposerId, now)
    const written = { id: conversationId, senderId: proposerId, text: proposal.place, field: 'pl' }
    await requireOwnText(services, tx, written)
    await replaceCurrent(tx, conversationId, proposerId, now)
    await tx.insert(meetings).values({ ...proposal, conversationId, proposerId, at: now, times })
    await notify(services, tx, { to: found.other.id, kind: 'meetingProposed', about: proposerId })
    return { message: meetingMessages.proposed }
  })
}

function orderedTimes(times: readonly string[], now: Date): string[] {
  const ordered = [...new Set(times.map((time) => new Date(time).toISOString()))].sort()
  const last = daysAfter(now, meetingLimits.daysAhead)
  const isWithin = ordered.every((time) => new Date(time) > now && new Date(time) <= last)
  if (ordered.length < meetingLimits.times || !isWithin) throw invalidInput({ ti: meetingMessages.times })
  return ordered
}

async function requireFew(
  tx: Transaction,
  conversationId: number,
  senderId: number,
  now: Date,
): Promise<void> {
  if ((await placesOf(tx, { conversationId, senderId }, now)).length >= meetingLimits.aDay)
    throw new Failure('too_many_requests', { message: meetingMessages.tooMany, retryAfterSeconds: 3600 })
}

async function replaceCurrent(tx: Transaction, conversationId: number, profileId: number, now: Date) {
  const current = (await newestMeetings(tx, profileId, [conversationId])).get(conversationId)?.meeting
  if (!current || !isPossible(meetingMachine, 'replace', stateOf(current, now))) return
  await tx.update(meetings).set({ state: 'Replaced' }).where(eq(meetings.id, current.id))
}
