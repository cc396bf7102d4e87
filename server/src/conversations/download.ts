import { closings } from '@bnr/contract/conversations/limits'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
import { meetingAnswers, meetings } from './meetings/tables.ts'
import { conversationMessages, conversationSides, conversations } from './tables.ts'

/** The conversations of a member for the download of all data: both sides, or the own one if the other has blocked. */
export async function conversationsForDownload(db: Queryable, profileId: number) {
  const found = await db
    .select({ conversation: conversations, bnrId: profiles.bnrId })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .innerJoin(
      profiles,
      sql`${profiles.id} = ${conversations.firstId} + ${conversations.secondId} - ${profileId}`,
    )
    .where(eq(conversationSides.profileId, profileId))
    .orderBy(asc(conversations.id))
  const messages = await messagesByConversation(
    db,
    found.map(({ conversation }) => conversation.id),
  )
  const meetingsOf = await meetingsByConversation(
    db,
    profileId,
    found.map(({ conversation }) => conversation.id),
  )
  return found.map(({ conversation, bnrId }) => {
    const { id, openedAt, endedAt, endedAs, endedBy, closing } = conversation
    const isBlocked = endedAs === 'blocked' && endedBy !== profileId
    const readable = (messages.get(id) ?? []).filter(({ senderId }) => !isBlocked || senderId === profileId)
    return {
      with: bnrId,
      openedAt,
      endedAt: isBlocked ? null : endedAt,
      closing: closing && closings[closing],
      meetings: (meetingsOf.get(id) ?? [])
        .filter(({ proposerId }) => !isBlocked || proposerId === profileId)
        .map(({ conversationId: _, proposerId, ...meeting }) => ({
          ...meeting,
          byYou: proposerId === profileId,
        })),
      messages: readable.map(({ at, senderId, text }) => ({ at, byYou: senderId === profileId, text })),
    }
  })
}

async function messagesByConversation(db: Queryable, ids: readonly number[]) {
  const found = await db
    .select()
    .from(conversationMessages)
    .where(
      and(inArray(conversationMessages.conversationId, [...ids]), isNull(conversationMessages.removedAt)),
    )
    .orderBy(asc(conversationMessages.conversationId), asc(conversationMessages.seq))
  return Map.groupBy(found, ({ conversationId }) => conversationId)
}

async function meetingsByConversation(db: Queryable, profileId: number, ids: readonly number[]) {
  const { conversationId, proposerId, at, times, place, families, state, chosen } = meetings
  const own = and(eq(meetingAnswers.meetingId, meetings.id), eq(meetingAnswers.profileId, profileId))
  const found = await db
    .select({
      conversationId,
      proposerId,
      at,
      times,
      place,
      families,
      state,
      chosen,
      met: meetingAnswers.met,
    })
    .from(meetings)
    .leftJoin(meetingAnswers, own)
    .where(inArray(conversationId, [...ids]))
    .orderBy(asc(meetings.id))
  return Map.groupBy(found, (meeting) => meeting.conversationId)
}
