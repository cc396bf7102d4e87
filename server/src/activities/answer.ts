import { type InterestAnswer, interestAnswerOf } from '@bnr/contract/activities/interests'
import { eq } from 'drizzle-orm'
import { openConversation } from '../conversations/open.ts'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { type ActivityRow, lockActivity } from '../relations/store.ts'
import { activities } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'
import { requireTarget } from './policy.ts'

/** Answers an interest by the table of answers. Repeating the same answer changes nothing. */
export async function answerInterest(services: Services, member: Member, id: number, name: InterestAnswer) {
  return await services.db.inTransaction((tx) => answerIn(services, tx, member, id, name))
}

/** The same within the transaction of another action. */
export async function answerIn(
  services: Services,
  tx: Transaction,
  member: Member,
  id: number,
  name: InterestAnswer,
) {
  const { from, to, message, tells } = interestAnswerOf(name)
  const row = await requireReceived(tx, member, id)
  if (row.interest === to) return { message }
  if (!row.interest || !from.includes(row.interest))
    throw wrongState(`You have already ${row.interest?.toLowerCase()} this interest`)
  await tx
    .update(activities)
    .set({ interest: to, answeredAt: services.clock.now() })
    .where(eq(activities.id, id))
  if (to === 'Accepted') await openConversation(tx, row.fromId, row.toId, services.clock.now())
  if (tells) {
    const { fromId: sender, toId: receiver } = row
    await notify(services, tx, { to: sender, kind: tells.sender, about: receiver })
    await notify(services, tx, { to: receiver, kind: tells.receiver, about: sender })
  }
  return { message }
}

/** An interest that the member received from a profile that is still visible to them. */
async function requireReceived(tx: Transaction, member: Member, id: number): Promise<ActivityRow> {
  const row = await lockActivity(tx, id)
  if (row?.kind !== 'l' || row.toId !== member.profileId) throw new Failure('not_found')
  await requireTarget(tx, member, row.fromId)
  return row
}
