import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { storeOnce } from '../relations/store.ts'
import { activities } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'
import { answerIn } from './answer.ts'
import { requireMayExpress } from './perform.ts'
import { requireApproved, requireTarget } from './policy.ts'

/**
 * Sends the interest of a member who said yes to a proposal. No plan pays for it, and the notification says that our
 * office introduced the two. An earlier interest stays as it is. If the other family has sent an interest since, the
 * yes accepts it, and the reply has the message of that answer.
 */
export async function introduce(
  services: Services,
  tx: Transaction,
  member: Member,
  targetId: number,
): Promise<{ message: string } | undefined> {
  const { profileId: fromId } = member
  const now = services.clock.now()
  requireApproved(member, 'like')
  await requireTarget(tx, member, targetId)
  const [received] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.fromId, targetId),
        eq(activities.toId, fromId),
        eq(activities.kind, 'l'),
        inArray(activities.interest, ['Pending', 'Accepted']),
      ),
    )
    .for('no key update')
  if (received) return await answerIn(services, tx, member, received.id, 'accept')
  const interest = { fromId, toId: targetId, kind: 'l', openUntil: null, introduced: true } as const
  const { fresh } = await storeOnce(tx, interest, now)
  if (!fresh) return undefined
  await requireMayExpress(tx, fromId, targetId, now)
  await notify(services, tx, { to: targetId, kind: 'interestIntroduced', about: fromId })
  return undefined
}
