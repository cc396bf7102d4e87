import { canTakeBack, interestRules, retryDay, takeBackDay } from '@bnr/contract/activities/interestRules'
import { dayShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { monthOf } from '../memberships/freeInterests.ts'
import { giveBack } from '../memberships/spend.ts'
import { withdrawNotice } from '../notifications/notify.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { type ActivityRow, lockActivity } from '../relations/store.ts'
import { activities, interestTries } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'

/** Takes an own interest back and returns it to what paid for it, unless that is over. */
export async function takeBack({ db, clock }: Services, member: Member, id: number) {
  return await db.inTransaction(async (tx) => {
    const now = clock.now()
    const row = await lockActivity(tx, id)
    if (row?.kind !== 'l' || row.fromId !== member.profileId) throw new Failure('not_found')
    requirePossible(row, now)
    await tx.delete(activities).where(eq(activities.id, id))
    await countTry(tx, row, now)
    const kind = row.introduced ? 'interestIntroduced' : 'interestReceived'
    await withdrawNotice(tx, { to: row.toId, kind, about: row.fromId })
    if (row.introduced) return { message: 'Interest withdrawn' }
    const returned = await giveBackPaid(tx, row, now)
    return {
      message: returned
        ? 'Interest withdrawn. You can use it for somebody else'
        : 'Interest withdrawn. You do not get it back, because the plan or month it came from has ended',
    }
  })
}

function requirePossible({ at, interest }: ActivityRow, now: Date): void {
  if (interest !== 'Pending') throw wrongState(`They have already ${interest?.toLowerCase()} your interest`)
  if (canTakeBack(at, interest, now)) return
  throw wrongState(
    `An interest can be withdrawn for ${interestRules.withdrawMinutes} minutes, and again from ${dayShown(takeBackDay(at))} if there is no answer`,
  )
}

async function countTry(tx: Transaction, { fromId, toId }: ActivityRow, endedAt: Date): Promise<void> {
  await tx
    .insert(interestTries)
    .values({ fromId, toId, count: 1, endedAt })
    .onConflictDoUpdate({
      target: [interestTries.fromId, interestTries.toId],
      set: { count: sql`${interestTries.count} + 1`, endedAt },
    })
}

async function giveBackPaid(tx: Transaction, row: ActivityRow, now: Date): Promise<boolean> {
  if (row.paidMonth) return row.paidMonth === monthOf(now)
  return row.paidMembershipId !== null && (await giveBack(tx, row.paidMembershipId, 'expressInterests', now))
}

/** Refuses another try too early or too often. Runs after the new record, which waits for a withdrawal under way. */
export async function requireTry(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const ofPair = and(eq(interestTries.fromId, fromId), eq(interestTries.toId, toId))
  const [before] = await tx.select().from(interestTries).where(ofPair)
  if (!before) return
  if (before.count >= interestRules.tries)
    throw wrongState('You have withdrawn your interest in this person twice, so you cannot express it again')
  const from = retryDay(before.endedAt)
  if (indianDay(now) < from)
    throw wrongState(
      `You withdrew your interest in this person. You can express it once more from ${dayShown(from)}`,
    )
}
