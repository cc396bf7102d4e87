import { type ActivityVerb, activityKinds, kindOf, kindOfCode } from '@bnr/contract/activities/kinds'
import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import { endByBlock } from '../conversations/open.ts'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { currentMembershipOf } from '../memberships/current.ts'
import { notify } from '../notifications/notify.ts'
import { Failure } from '../platform/failure.ts'
import { numberOf } from '../profiles/phone.ts'
import { lockActivity, storeOnce } from '../relations/store.ts'
import { activities } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'
import { pay } from './pay.ts'
import { requireApproved, requireTarget } from './policy.ts'
import { requireTry } from './takeBack.ts'
import { requireAnswers } from './unanswered.ts'

/** Performs an activity of a member. Repeating it stores, charges and notifies nothing more. */
export async function perform(services: Services, member: Member, verb: ActivityVerb, targetId: number) {
  const { message, tells } = kindOf(verb)
  requireApproved(member, verb)
  return await services.db.inTransaction(async (tx) => {
    const target = await requireTarget(tx, member, targetId, verb)
    const { id, fresh } = await storePaid(services, tx, member.profileId, verb, targetId)
    if (verb === 'block') await endByBlock(tx, member.profileId, targetId, services.clock.now())
    if (fresh && tells) await notify(services, tx, { to: targetId, kind: tells, about: member.profileId })
    return { id, message, ...(verb === 'view_phone' ? { phone: numberOf(target) } : {}) }
  })
}

/**
 * Stores the record, and charges the membership for a new one. A number counts as open today until it is paid, so that
 * parallel requests wait, and one that is open already needs no plan.
 */
async function storePaid(
  services: Services,
  tx: Transaction,
  fromId: number,
  verb: ActivityVerb,
  toId: number,
) {
  const now = services.clock.now()
  const membership = await currentMembershipOf(tx, fromId, now)
  const openUntil = verb === 'view_phone' ? indianDay(now) : null
  const stored = await storeOnce(tx, { fromId, toId, kind: activityKinds[verb].code, openUntil }, now)
  if (!stored.fresh) return stored
  if (verb === 'like') await requireMayExpress(tx, fromId, toId, now)
  await pay(services, tx, { id: stored.id, fromId }, verb, membership)
  return stored
}

/** Refuses an interest that the rules about withdrawn and unanswered ones do not allow. */
export async function requireMayExpress(
  tx: Transaction,
  fromId: number,
  toId: number,
  now: Date,
): Promise<void> {
  await requireTry(tx, fromId, toId, now)
  await requireAnswers(tx, fromId, now)
}

/** Undoes an activity of the member, if its kind allows that. */
export async function undo({ db }: Services, member: Member, id: number) {
  return await db.inTransaction(async (tx) => {
    const row = await lockActivity(tx, id)
    if (row?.fromId !== member.profileId) throw new Failure('not_found')
    const { undone } = kindOfCode(row.kind)
    if (!undone) throw new Failure('not_reversible')
    await tx.delete(activities).where(eq(activities.id, id))
    return { message: undone }
  })
}
