import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import { tryWithin } from '../accounts/attempts.ts'
import { couponLimit } from '../accounts/tryLimits.ts'
import type { Actor, Member } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { refused } from './find.ts'
import { type DatedCoupon, findRunning } from './store.ts'
import { coupons } from './tables.ts'

type GuessServices = Pick<Services, 'db' | 'clock'>

/** Finds the running coupon with this code. A wrong code counts as a failed attempt. */
export async function findByGuess(
  services: GuessServices,
  { userName }: Member,
  code: string,
): Promise<DatedCoupon | undefined> {
  const today = indianDay(services.clock.now())
  return await tryWithin(services, [couponLimit(userName)], (tx) => findRunning(tx, today, code))
}

/**
 * Refuses an unknown code before a member's invoice is prepared. It has its own transaction, so that the failed
 * attempt still counts when the invoice is refused. Whether a known coupon is valid is decided with the invoice.
 */
export async function requireKnownCode(
  services: GuessServices,
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
