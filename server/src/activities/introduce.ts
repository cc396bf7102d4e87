import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { storeOnce } from '../relations/store.ts'
import type { Services } from '../services/services.ts'
import { requireMayExpress } from './perform.ts'
import { requireApproved, requireTarget } from './policy.ts'

/**
 * Sends the interest of a member who said yes to a proposal. No plan pays for it, and the notification says that our
 * office introduced the two. An earlier interest stays as it is.
 */
export async function introduce(
  services: Services,
  tx: Transaction,
  member: Member,
  targetId: number,
): Promise<void> {
  const { profileId: fromId } = member
  const now = services.clock.now()
  requireApproved(member, 'like')
  await requireTarget(tx, member, targetId)
  const interest = { fromId, toId: targetId, kind: 'l', openUntil: null, introduced: true } as const
  const { fresh } = await storeOnce(tx, interest, now)
  if (!fresh) return
  await requireMayExpress(tx, fromId, targetId, now)
  await notify(services, tx, { to: targetId, kind: 'interestIntroduced', about: fromId })
}
