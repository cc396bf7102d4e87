import { less, type Paise, paise } from '@bnr/contract/money'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { lineageOf, type PlanRow } from '../plans/store.ts'
import { Failure } from '../platform/failure.ts'
import { running } from './store.ts'
import { offers } from './tables.ts'

interface OfferedPrice {
  id: number
  title: string
  discount: Paise
  couponsHold: boolean
}

/** The discount of an offer on the list price of a plan today. */
export async function offerFor(
  db: Queryable,
  id: number,
  { plan, today }: { plan: PlanRow; today: string },
): Promise<OfferedPrice> {
  const isRunning = and(eq(offers.id, id), running(today))
  const row = await requireRow(db.select().from(offers).where(isRunning), 'offer_over')
  if (!row.membershipIds.includes(lineageOf(plan))) throw new Failure('offer_elsewhere')
  const discount = row.price === null ? paise(0) : paise(Math.max(0, less(plan.price, row.price)))
  return { id: row.id, title: row.title, discount, couponsHold: row.couponsHold }
}
