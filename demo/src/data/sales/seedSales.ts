import { indianDay } from '@bnr/contract/indianDay'
import { payableDays } from '@bnr/contract/invoices/transitions'
import { isTopUp } from '@bnr/contract/plans/schemas'
import { isNull, sql } from 'drizzle-orm'
import { arrayOf, rows, type Transaction } from '../../../../server/src/database/database.ts'
import { financialYearOf } from '../../../../server/src/invoices/financialYear.ts'
import { numberSeries } from '../../../../server/src/invoices/numbering/tables.ts'
import type { Supplier } from '../../../../server/src/invoices/snapshot.ts'
import { supplierOf } from '../../../../server/src/invoices/supplier.ts'
import { invoices } from '../../../../server/src/invoices/tables.ts'
import { dayAfter } from '../../../../server/src/memberships/days.ts'
import type { PlanRow } from '../../../../server/src/plans/store.ts'
import { plans } from '../../../../server/src/plans/tables.ts'
import type { Services } from '../../../../server/src/services/services.ts'
import { staffOfMembers } from '../demoLogins.ts'
import { insertBatch } from '../insert.ts'
import { randomOf } from '../random.ts'
import { buyersOf, undecidedOf } from './buyers.ts'
import { couponsToUse } from './couponsUsed.ts'
import { addSale, paidValueOf } from './ledger.ts'
import { emptyMonth, type Staff } from './month.ts'
import { type Sale, saleOf } from './sale.ts'
import { closeMonths, issueTaxInvoices } from './taxInvoices.ts'

const doublePayments = 3

/** Adds a few double payments, where an attempt that had failed succeeded later and finance has not decided yet. */
async function addUndecidedPayments(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`insert into payment_events
      (at, key, source, invoice_id, order_id, state, description, outcome, amount, tracking_id, needs_decision)
    select ${now.toISOString()}::timestamptz - interval '5 hours', 'demo twice ' || i.id, 'push', i.id, a.order_id, i.state,
        'Shipped', 'paid', a.amount, (300000000000 + i.id)::text, true
      from invoices i
        join lateral (select * from payment_attempts where invoice_id = i.id order by ordinal limit 1) a on true
      where i.state = 'Active' and (select count(*) from payment_attempts where invoice_id = i.id) > 1
      order by i.id desc limit ${doublePayments}`)
}

/**
 * Adds the invoices of the demo profiles: one for each membership, and some that were never paid. It works month by
 * month, so that numbers and days rise together. It runs once: profiles that are added later get no invoices, since
 * their numbers would be in the past.
 */
export async function seedSales({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  await db.inTransaction(async (tx) => {
    if ((await tx.$count(invoices)) > 0) return
    const [{ first } = { first: null }] = await rows<{ first: string | null }>(
      tx,
      sql`select (min(starts_on) - 30)::text as first from memberships`,
    )
    if (!first) return
    const seller = { supplier: supplierOf(config), sac: config.servicesAccountingCode }
    const selling = { tx, now: clock.now(), ...seller, ...(await loadSellers(tx)) }
    for (const [from, to] of monthsBetween(first, indianDay(selling.now))) await sellMonth(selling, from, to)
    await writeSeries(selling)
    await issueTaxInvoices(tx)
    const { finance } = await staffOfMembers(tx)
    if (finance) await closeMonths(tx, selling.now, finance.id)
    await addUndecidedPayments(tx, selling.now)
  })
}

interface Selling {
  tx: Transaction
  now: Date
  supplier: Supplier
  sac: string
  staff: Staff
  plans: ReadonlyMap<string, PlanRow>
  couponFor: Awaited<ReturnType<typeof couponsToUse>>
  /** The last proforma of each financial year. */
  serials: Map<string, number>
}

async function loadSellers(
  tx: Transaction,
): Promise<Pick<Selling, 'staff' | 'plans' | 'couponFor' | 'serials'>> {
  const sold = await tx.select().from(plans).where(isNull(plans.replacedAt))
  const { teleManager, teleExecutive } = await staffOfMembers(tx)
  return {
    staff: { manager: teleManager?.id ?? null, executive: teleExecutive?.id ?? null },
    plans: new Map(sold.map((plan) => [plan.name, plan])),
    couponFor: await couponsToUse(tx),
    serials: new Map(),
  }
}

/** The periods of whole months from `first`, the last of which ends after `last`. */
function monthsBetween(first: string, last: string): [from: string, to: string][] {
  const starts: string[] = []
  for (let day = `${first.slice(0, 7)}-01`; day <= last; day = `${dayAfter(day, 31).slice(0, 7)}-01`)
    starts.push(day)
  return starts.map((from, at) => [from, starts[at + 1] ?? dayAfter(last, 1)])
}

async function sellMonth(selling: Selling, from: string, to: string): Promise<void> {
  const { tx, now, staff } = selling
  const sales = await salesOf(selling, from, to)
  const ids = await reserveIds(tx, sales.length)
  const month = emptyMonth()
  for (const [at, sale] of sales.entries()) {
    const serial = nextSerial(selling.serials, financialYearOf(indianDay(sale.issuedAt)))
    addSale(month, sale, randomOf(ids[at] ?? 0), { id: ids[at] ?? 0, serial, staff, now })
  }
  await insertBatch(tx, month)
  await linkMemberships(tx, sales, ids)
}

async function salesOf(
  { tx, now, supplier, sac, couponFor, plans: sold }: Selling,
  from: string,
  to: string,
): Promise<Sale[]> {
  const today = indianDay(now)
  const payable = dayAfter(today, 1 - payableDays)
  const buyers = [...(await buyersOf(tx, from, to, today)), ...(await undecidedOf(tx, from, to))]
  const wished = [...sold.values()].filter((plan) => !plan.hidden && !isTopUp(plan))
  const sales = buyers.map((buyer) => {
    const random = randomOf(buyer.profileId * 7 + (buyer.membershipId ?? 0))
    const plan = sold.get(buyer.planName ?? '') ?? random.pick(wished)
    return saleOf(buyer, plan, random, { supplier, sac, payable, couponFor })
  })
  return sales
    .filter(({ issuedAt }) => issuedAt <= now)
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
}

async function reserveIds(tx: Transaction, count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('invoices', 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return found.map(({ id }) => id)
}

function nextSerial(serials: Map<string, number>, year: string): number {
  const serial = (serials.get(year) ?? 0) + 1
  serials.set(year, serial)
  return serial
}

async function linkMemberships(
  tx: Transaction,
  sales: readonly Sale[],
  ids: readonly number[],
): Promise<void> {
  const bought = sales.flatMap((sale, at) =>
    sale.buyer.membershipId === null
      ? []
      : [[sale.buyer.membershipId, ids[at] ?? 0, sale.plan.id, paidValueOf(sale)]],
  )
  const column = (at: number) => arrayOf(bought.map((one) => one[at] ?? 0))
  await tx.execute(sql`update memberships m set invoice_id = s.invoice, plan_id = s.plan, paid_value = s.paid
    from unnest(${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}) as s (membership, invoice, plan, paid)
    where m.id = s.membership`)
  await tx.execute(sql`update memberships m set replaces_id = before.id from memberships before
    where m.id = any(${column(0)}) and before.profile_id = m.profile_id and before.id < m.id
      and before.starts_on < m.starts_on and (before.replaced_at at time zone 'Asia/Kolkata')::date = m.starts_on`)
}

async function writeSeries({ tx, serials }: Selling): Promise<void> {
  const written = [...serials].map(([financialYear, last]) => ({ series: 'proforma', financialYear, last }))
  if (written.length > 0) await tx.insert(numberSeries).values(written)
}
