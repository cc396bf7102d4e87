import { type ActivityVerb, activityKinds, kindOf } from '@bnr/contract/activities/kinds'
import { type CurrentMembership, freeMembership } from '@bnr/contract/memberships/schemas'
import { currentMembershipOf } from '../memberships/current.ts'
import { spend } from '../memberships/spend.ts'
import { notify } from '../notifications/notify.ts'
import type { Member } from '../platform/actor.ts'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { numberOf } from '../profiles/phone.ts'
import { keepOnce } from '../relations/store.ts'
import { requireApproved, requireTarget } from './policy.ts'

/** One member does something to another profile: kept once, paid for once, told once. */
export async function perform(services: Services, member: Member, verb: ActivityVerb, targetId: number) {
  const { message, tells } = kindOf(verb)
  requireApproved(member, verb)
  return await services.db.inTransaction(async (tx) => {
    const target = await requireTarget(tx, member, targetId, verb)
    const { id, fresh } = await keepPaid(services, tx, member.profileId, verb, targetId)
    if (fresh && tells) await notify(services, tx, { to: targetId, kind: tells, about: member.profileId })
    return { id, message, ...(verb === 'view_phone' ? { phone: numberOf(target) } : {}) }
  })
}

/** Keeps the record, and takes from the membership what a fresh one needs. */
async function keepPaid(
  { clock }: Services,
  tx: Transaction,
  fromId: number,
  verb: ActivityVerb,
  toId: number,
) {
  const now = clock.now()
  const membership = await currentMembershipOf(tx, fromId, now)
  const openUntil = verb === 'view_phone' ? lastDayOf(membership) : null
  const kept = await keepOnce(tx, { fromId, toId, kind: activityKinds[verb].code, openUntil }, now)
  if (kept.fresh) await pay(tx, fromId, verb, membership, now)
  return kept
}

/** A number stays open as long as the plan that pays for it: without a plan none is, whatever was opened before. */
function lastDayOf({ expiresOn }: CurrentMembership): string {
  if (!expiresOn) throw planRequired('view_phone')
  return expiresOn
}

/** Throws `plan_required`, in the words of the kind, when the membership does not give it; the record goes with it. */
async function pay(
  tx: Transaction,
  profileId: number,
  verb: ActivityVerb,
  { planName }: CurrentMembership,
  now: Date,
): Promise<void> {
  const { needs } = kindOf(verb)
  if (!needs) return
  const given = needs === 'paidPlan' ? planName !== freeMembership : await spend(tx, profileId, needs, now)
  if (!given) throw planRequired(verb)
}

function planRequired(verb: ActivityVerb): Failure {
  const { refusal } = kindOf(verb)
  return new Failure('plan_required', refusal ? { message: refusal } : {})
}
