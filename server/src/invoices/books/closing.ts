import { indianDay } from '@bnr/contract/indianDay'
import { type Paise, rupeesShown } from '@bnr/contract/money'
import { monthAfter, monthNamed, monthOf } from '@bnr/contract/month'
import { sql } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import { type Queryable, sqlRows, type Transaction } from '../../database/database.ts'
import type { Staff } from '../../http/actor.ts'
import { wrongState } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { totalsOfMonths } from './monthTotals.ts'
import { closedMonths } from './tables.ts'

/** Nobody closes a month until this transaction ends. */
export const keepMonthsOpen = (db: Queryable) =>
  db.execute(sql`select pg_advisory_xact_lock_shared(hashtext('closing of months'))`)

/** The last closed month; all before it are closed too. */
export async function lastClosedMonth(db: Queryable): Promise<string | undefined> {
  const [found] = await sqlRows<{ month: string | null }>(db)`select max(month) as month from closed_months`
  return found?.month ?? undefined
}

/** The first month that has a tax invoice. Credit notes are never older than theirs. */
export async function firstMonth(db: Queryable): Promise<string | undefined> {
  const [found] = await sqlRows<{ month: string | null }>(db)`
    select min(gst_month) as month from tax_invoices`
  return found?.month ?? undefined
}

/** The month that can be closed now: the oldest open one, if it is over. */
export async function monthToClose(db: Queryable, now: Date): Promise<string | undefined> {
  const last = await lastClosedMonth(db)
  const next = last ? monthAfter(last) : await firstMonth(db)
  return next !== undefined && next < monthOf(indianDay(now)) ? next : undefined
}

/** Closes a month for good, with the total that finance saw. */
export async function closeMonth(
  services: Services,
  { userId }: Staff,
  month: string,
  seen: Paise,
): Promise<void> {
  await services.db.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closing of months'))`)
    const closedAt = services.clock.now()
    await requireNext(tx, month, closedAt)
    const [totals] = await totalsOfMonths(tx, [month])
    if (!totals || totals.total !== seen)
      throw wrongState('The figures of this month have just changed. Check them, then close it')
    await tx.insert(closedMonths).values({ ...totals, month, closedAt, userId })
    const detail = { month, amount: rupeesShown(totals.total) }
    await audit(tx, closedAt, userId, 'close month', 'gst month', detail)
  })
}

async function requireNext(tx: Transaction, month: string, now: Date): Promise<void> {
  const last = await lastClosedMonth(tx)
  if (last !== undefined && month <= last) throw wrongState(`${monthNamed(month)} is closed already`)
  if (month >= monthOf(indianDay(now))) throw wrongState(`${monthNamed(month)} is not over yet`)
  const next = await monthToClose(tx, now)
  if (next === undefined) throw wrongState('There is nothing to close yet')
  if (next !== month) throw wrongState(`Close ${monthNamed(next)} first`)
}
