import { messageLimits } from '@bnr/contract/conversations/limits'
import { and, asc, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { arrayOf, type Queryable, sqlRows, type Transaction } from '../database/database.ts'
import { countOf, type Page, pageOf } from '../database/paged.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import { profiles } from '../profiles/tables.ts'
import { conversationMessages, conversationSides, conversations } from './tables.ts'
import { forgetNotice } from './unread/notice.ts'

const mine = alias(conversationSides, 'mine')
const theirs = alias(conversationSides, 'theirs')

export type MessageRow = typeof conversationMessages.$inferSelect
export type Found = Awaited<ReturnType<typeof foundOf>>[number]

/** Conversations of a member with both sides and what the member may know of the other profile. */
function foundOf(db: Queryable, profileId: number, condition?: SQL) {
  return db
    .select({
      conversation: conversations,
      mine: { profileId: mine.profileId, readSeq: mine.readSeq, weekUntil: mine.weekUntil },
      theirs: { readSeq: theirs.readSeq, weekUntil: theirs.weekUntil },
      other: { id: profiles.id, bnrId: profiles.bnrId, name: profiles.name, status: profiles.status },
    })
    .from(mine)
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, mine.conversationId), ne(theirs.profileId, mine.profileId)),
    )
    .innerJoin(profiles, eq(profiles.id, theirs.profileId))
    .where(and(eq(mine.profileId, profileId), condition))
}

/** Those that the member can read: not blocked by the other, and ended less than 30 days ago. */
const isReadable = (profileId: number, now: Date) =>
  and(
    sql`(${conversations.endedAs} is distinct from 'blocked' or ${conversations.endedBy} = ${profileId})`,
    or(isNull(conversations.endedAt), gt(conversations.endedAt, daysAfter(now, -messageLimits.readableDays))),
  )

export const listOf = (db: Queryable, profileId: number, now: Date, page: Page) =>
  pageOf(
    db,
    foundOf(db, profileId, isReadable(profileId, now)),
    [desc(conversations.lastAt), desc(conversations.id)],
    page,
  )

/** The conversation with a BNR ID, if the member can read it. */
export async function findConversation(db: Queryable, profileId: number, bnrId: string, now: Date) {
  const [found] = await foundOf(db, profileId, withOther(profileId, bnrId, now))
  if (!found) throw new Failure('not_found')
  return found
}

/** The same, locked until the transaction ends: its messages get their numbers one after the other. */
export async function lockConversation(tx: Transaction, profileId: number, bnrId: string, now: Date) {
  const [found] = await foundOf(tx, profileId, withOther(profileId, bnrId, now)).for('no key update', {
    of: conversations,
  })
  if (!found) throw new Failure('not_found')
  return found
}

const withOther = (profileId: number, bnrId: string, now: Date) =>
  and(eq(profiles.bnrId, Number(bnrId)), isReadable(profileId, now))

const unreadMessage = (profileId: number) => sql`m.sender_id <> ${profileId} and m.removed_at is null`

export async function unreadConversations(db: Queryable, profileId: number, now: Date): Promise<number> {
  const unread = sql`exists (select 1 from conversation_messages m where m.conversation_id = ${conversations.id}
    and m.seq > ${mine.readSeq} and ${unreadMessage(profileId)})`
  return await countOf(db, sql`${foundOf(db, profileId, and(isReadable(profileId, now), unread))}`)
}

/** By conversation: how many messages the member has not read. */
export async function unreadIn(db: Queryable, profileId: number, ids: readonly number[]) {
  const found = await sqlRows<{ id: number; unread: number }>(db)`
    select m.conversation_id as id, count(*)::int as unread from conversation_messages m
      join conversation_sides s on s.conversation_id = m.conversation_id and s.profile_id = ${profileId}
      where m.conversation_id = any(${arrayOf(ids)}) and m.seq > s.read_seq and ${unreadMessage(profileId)}
      group by 1`
  return new Map(found.map(({ id, unread }) => [id, unread]))
}

/** By conversation: the newest message that has not been removed. */
export async function lastIn(db: Queryable, ids: readonly number[]) {
  const newest = sql`(select m.seq from conversation_messages m
    where m.conversation_id = ${conversations.id} and m.removed_at is null order by m.seq desc limit 1)`
  const found = await db
    .select({ row: conversationMessages })
    .from(conversations)
    .innerJoin(
      conversationMessages,
      and(
        eq(conversationMessages.conversationId, conversations.id),
        sql`${conversationMessages.seq} = ${newest}`,
      ),
    )
    .where(sql`${conversations.id} = any(${arrayOf(ids)})`)
  return new Map(found.map(({ row }) => [row.conversationId, row]))
}

/** Messages after a number in ascending order, else the last ones before a number or of all. One more than a reply has. */
export async function messagesOf(
  db: Queryable,
  conversationId: number,
  { after, before }: { after?: number | undefined; before?: number | undefined },
): Promise<MessageRow[]> {
  const { seq } = conversationMessages
  const within = and(
    eq(conversationMessages.conversationId, conversationId),
    after === undefined ? undefined : gt(seq, after),
    before === undefined ? undefined : lt(seq, before),
  )
  return await db
    .select()
    .from(conversationMessages)
    .where(within)
    .orderBy(after === undefined ? desc(seq) : asc(seq))
    .limit(messageLimits.page + 1)
}

export async function removedWithinADay(db: Queryable, conversationId: number, now: Date) {
  const found = await db
    .select({ seq: conversationMessages.seq })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        gt(conversationMessages.removedAt, daysAfter(now, -1)),
      ),
    )
    .orderBy(conversationMessages.seq)
  return found.map(({ seq }) => seq)
}

export async function messageOf(db: Queryable, condition: SQL | undefined): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(conversationMessages).where(condition)
  return row
}

/** Marks messages as read; an older mark changes nothing. The member can get the next notice of unread messages. */
export async function markRead(db: Queryable, conversationId: number, profileId: number, seq: number) {
  await db
    .update(conversationSides)
    .set({ readSeq: sql`greatest(${conversationSides.readSeq}, ${seq})` })
    .where(
      and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.profileId, profileId)),
    )
  await forgetNotice(db, profileId)
}
