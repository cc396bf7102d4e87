import { conversationMessages as words } from '@bnr/contract/conversations/limits'
import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { spend } from '../memberships/spend.ts'
import { notify } from '../notifications/notify.ts'
import { Failure } from '../platform/failure.ts'
import { storeOnce } from '../relations/store.ts'
import { activities } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'
import { inConversation } from './act.ts'
import { requireRight } from './policy.ts'

/**
 * Opens the member's number to the other, as if the other had viewed it. It uses one contact of the other's plan, else
 * of the member's own. A number that is open already costs nothing.
 */
export async function sharePhone(services: Services, member: Member, bnrId: string) {
  return await inConversation(services, member, bnrId, async (tx, found, now) => {
    requireRight(found, 'sharePhone', now)
    const pair = { fromId: found.other.id, toId: member.profileId }
    // Stored before it is paid, as a view is: the other may view the number at the same time.
    const { id, fresh } = await storeOnce(tx, { ...pair, kind: 'vp', openUntil: indianDay(now) }, now)
    if (fresh) {
      const openUntil = await pay(tx, pair, now)
      await tx.update(activities).set({ openUntil }).where(eq(activities.id, id))
      await notify(services, tx, { to: pair.fromId, kind: 'phoneShared', about: pair.toId })
    }
    return { message: words.phoneShared }
  })
}

type Pair = { fromId: number; toId: number }

/** Uses a contact of the other's plan, else of the member's own. The number stays open for as long as that plan runs. */
async function pay(tx: Transaction, { fromId: otherId, toId: ownId }: Pair, now: Date) {
  const paid = (await payFrom(tx, otherId, now).catch(noneIfOnHold)) ?? (await payFrom(tx, ownId, now))
  if (paid) return paid
  throw new Failure('plan_required', { message: words.noContactLeft })
}

const payFrom = async (tx: Transaction, profileId: number, now: Date) =>
  (await spend(tx, profileId, 'phoneContacts', now))?.endsOn

/** Nobody may learn that another member's plan is on hold, so it counts as one with no contact left. */
function noneIfOnHold(error: unknown): undefined {
  if (!(error instanceof Failure && error.code === 'quotas_frozen')) throw error
}
