import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import { tryWithin } from '../accounts/attempts.ts'
import { couponLimit } from '../accounts/tryLimits.ts'
import type { Actor, Member } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { refused } from './find.ts'
import { type DatedCoupon, findRunning } from './store.ts'
import { coupons } from './tables.ts'

type Judging = Pick<Services, 'db' | 'clock'>

/** What a member finds by a code; one that finds nothing was a wrong try. */
export async function findByGuess(
  services: Judging,
  { userName }: Member,
  code: string,
): Promise<DatedCoupon | undefined> {
  const today = indianDay(services.clock.now())
  return await tryWithin(services, [couponLimit(userName)], (tx) => findRunning(tx, today, code))
}

/**
 * Before an invoice is drawn up with a member's code, in a transaction of its own: a code that is none stays counted when the
 * invoice is refused. Whether a code of ours holds, the invoice says.
 */
export async function requireKnownCode(
  services: Judging,
  actor: Actor,
  code: string | undefined,
): Promise<void> {
  if (actor.kind !== 'member' || !code) return
  const known = await tryWithin(services, [couponLimit(actor.userName)], async (tx) => {
    const [row] = await tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(eq(coupons.code, code.toUpperCase()))
    return row
  })
  if (!known) throw refused('unknown')
}
