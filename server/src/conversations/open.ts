import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { hintTo } from '../services/hints.ts'
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

/** A block ends the conversation at once, also one that was closed before. */
export async function endByBlock(tx: Transaction, blocker: number, blocked: number, now: Date) {
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
  for (const id of [firstId, secondId]) hintTo(tx, id)
}

/** Closes the conversations of a profile that is settled or deleted. */
export async function endWithProfile(tx: Transaction, profileId: number, now: Date) {
  const ofProfile = or(eq(conversations.firstId, profileId), eq(conversations.secondId, profileId))
  const open = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(ofProfile, isNull(conversations.endedAt)))
    .orderBy(conversations.id)
    .for('no key update')
  const closed = await tx
    .update(conversations)
    .set({ endedAt: now, endedAs: 'closed' })
    .where(inArray(conversations.id, open))
    .returning({ firstId: conversations.firstId, secondId: conversations.secondId })
  for (const { firstId, secondId } of closed) hintTo(tx, firstId === profileId ? secondId : firstId)
}

const inOrder = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one])
