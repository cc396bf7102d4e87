import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { activities } from '../relations/tables.ts'
import { cutStreams, hintTo } from '../services/hints.ts'
import { conversationSides, conversations } from './tables.ts'

/** Opens the conversation of a pair, in the transaction that accepts an interest. One that has ended stays ended. */
export async function openConversation(tx: Transaction, one: number, other: number, now: Date) {
  const [firstId, secondId] = inOrder(one, other)
  const [opened] = await tx
    .insert(conversations)
    .values({ firstId, secondId, openedAt: now, lastAt: now })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  if (!opened) return
  const side = (profileId: number) => ({ conversationId: opened.id, profileId })
  await tx.insert(conversationSides).values([side(firstId), side(secondId)])
  for (const id of [firstId, secondId]) hintTo(tx, id)
}

/** A block ends the conversation, even one that was closed before, and the open streams of both at once. */
export async function endByBlock(tx: Transaction, blocker: number, blocked: number, now: Date) {
  await lockInterests(tx, blocker, blocked)
  const [firstId, secondId] = inOrder(blocker, blocked)
  await tx
    .update(conversations)
    .set({ endedAt: now, endedAs: 'blocked', endedBy: blocker, closing: null })
    .where(
      and(
        eq(conversations.firstId, firstId),
        eq(conversations.secondId, secondId),
        sql`${conversations.endedAs} is distinct from 'blocked'`,
      ),
    )
  for (const id of [firstId, secondId]) cutStreams(tx, id)
}

/** An acceptance that is under way opens the conversation first; a later one finds the block. */
async function lockInterests(tx: Transaction, one: number, other: number): Promise<void> {
  const { id, fromId, toId, kind } = activities
  const ofPair = or(and(eq(fromId, one), eq(toId, other)), and(eq(fromId, other), eq(toId, one)))
  await tx
    .select({ id })
    .from(activities)
    .where(and(eq(kind, 'l'), ofPair))
    .orderBy(id)
    .for('no key update')
}

/** Conversations of a profile close when it is settled or deleted, and wait while it is not Active for other reasons. */
export async function followStatus(
  tx: Transaction,
  { id, bnrId, status }: Pick<ProfileRow, 'id' | 'bnrId' | 'status'>,
  to: ProfileStatus,
  now: Date,
): Promise<void> {
  if (to === 'Settled' || to === 'Deleted') return await endWithProfile(tx, id, now)
  if ((status === 'Active') === (to === 'Active')) return
  const open = await tx.select(bothSides).from(conversations).where(openOf(id))
  for (const pair of open) hintTo(tx, partnerOf(pair, id), { bnrId: String(bnrId) })
}

async function endWithProfile(tx: Transaction, profileId: number, now: Date): Promise<void> {
  const open = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(openOf(profileId))
    .orderBy(conversations.id)
    .for('no key update')
  const closed = await tx
    .update(conversations)
    .set({ endedAt: now, endedAs: 'closed' })
    .where(inArray(conversations.id, open))
    .returning(bothSides)
  for (const pair of closed) hintTo(tx, partnerOf(pair, profileId))
}

const bothSides = { firstId: conversations.firstId, secondId: conversations.secondId }
const openOf = (profileId: number) =>
  and(
    or(eq(conversations.firstId, profileId), eq(conversations.secondId, profileId)),
    isNull(conversations.endedAt),
  )
const partnerOf = ({ firstId, secondId }: { firstId: number; secondId: number }, profileId: number) =>
  firstId === profileId ? secondId : firstId

const inOrder = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one])
