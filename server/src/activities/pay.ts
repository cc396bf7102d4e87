import { type ActivityVerb, kindOf } from '@bnr/contract/activities/kinds'
import { type CurrentMembership, freeMembership } from '@bnr/contract/memberships/schemas'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { spendFree } from '../memberships/freeInterests.ts'
import { spend } from '../memberships/spend.ts'
import { Failure } from '../platform/failure.ts'
import { activities } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'

type Payer = Pick<typeof activities.$inferSelect, 'fromId' | 'id'>

/**
 * Charges the membership, or the free interests of the month, and notes who paid for an interest, or how long a number
 * stays open. Throws `plan_required` with the message of the kind when neither includes it, which also rolls back the
 * record.
 */
export async function pay(
  services: Services,
  tx: Transaction,
  { id, fromId }: Payer,
  verb: ActivityVerb,
  { planName }: CurrentMembership,
): Promise<void> {
  const { needs } = kindOf(verb)
  if (!needs) return
  const hasPlan = planName !== freeMembership
  if (needs === 'paidPlan') {
    if (!hasPlan) throw planRequired(verb)
    return
  }
  const paid = await spend(tx, fromId, needs, services.clock.now())
  const paidMonth = paid || hasPlan || verb !== 'like' ? undefined : await spendFree(services, tx, fromId)
  if (!paid && !paidMonth) throw planRequired(verb)
  const note = verb === 'like' ? { paidMembershipId: paid?.id, paidMonth } : { openUntil: paid?.endsOn }
  await tx.update(activities).set(note).where(eq(activities.id, id))
}

function planRequired(verb: ActivityVerb): Failure {
  const { refusal } = kindOf(verb)
  return new Failure('plan_required', refusal ? { message: refusal } : {})
}
