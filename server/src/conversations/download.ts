import { closings } from '@bnr/contract/conversations/limits'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
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
  return await Promise.all(
    found.map(async ({ conversation, bnrId }) => {
      const { openedAt, endedAt, endedAs, endedBy, closing } = conversation
      const isBlocked = endedAs === 'blocked' && endedBy !== profileId
      return {
        with: bnrId,
        openedAt,
        endedAt: isBlocked ? null : endedAt,
        closing: closing && closings[closing],
        messages: await messagesForDownload(db, conversation.id, profileId, isBlocked),
      }
    }),
  )
}

async function messagesForDownload(db: Queryable, id: number, profileId: number, ownOnly: boolean) {
  const found = await db
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, id),
        isNull(conversationMessages.removedAt),
        ownOnly ? eq(conversationMessages.senderId, profileId) : undefined,
      ),
    )
    .orderBy(asc(conversationMessages.seq))
  return found.map(({ at, senderId, text }) => ({ at, byYou: senderId === profileId, text }))
}
