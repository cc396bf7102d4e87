import { sql } from 'drizzle-orm'
import { rows } from '../../../server/src/database/database.ts'
import type { Cluster } from './cluster.ts'

type Order = { orderId: string; status: string; amount: string }
type Stored = { orderId: string; amount: number; paid: number; isPaid: boolean; undecided: number }

export type Payments = {
  /** Paid at the bank, but not in the service. */
  inDoubt: string[]
  /** Counted more than once, with another amount, left to finance, or paid in the service only. */
  wrong: string[]
}

/** Compares the orders of the bank with the payments of the service. */
export async function comparePayments({ bank, db, began }: Cluster): Promise<Payments> {
  const orders = (await (await fetch(`${bank.address}/simulator/orders`)).json()) as Order[]
  const stored = new Map((await storedPayments(db, began)).map((one) => [one.orderId, one]))
  const [inDoubt, wrong]: [string[], string[]] = [[], []]
  for (const { orderId, status, amount } of orders) {
    const known = stored.get(orderId)
    stored.delete(orderId)
    if (status === 'Shipped' && !known?.isPaid) inDoubt.push(orderId)
    else if (status === 'Shipped' && !isRight(known, Number(amount))) wrong.push(orderId)
    else if (status !== 'Shipped' && known?.isPaid) wrong.push(orderId)
  }
  for (const [orderId, { isPaid }] of stored) if (isPaid) wrong.push(orderId)
  return { inDoubt, wrong }
}

const isRight = (known: Stored | undefined, rupees: number): boolean =>
  known?.paid === 1 && known.undecided === 0 && known.amount === Math.round(rupees * 100)

/** Attempts that began in the drill: the demo's own sales were paid without a bank. */
const storedPayments = (db: Cluster['db'], began: Date) =>
  rows<Stored>(
    db,
    sql`select a.order_id as "orderId", a.amount,
        (select count(*)::int from payment_events e where e.order_id = a.order_id and e.transition is not null
          and e.outcome = 'paid') as paid,
        i.paid_on is not null as "isPaid",
        (select count(*)::int from payment_events e where e.order_id = a.order_id and e.needs_decision) as undecided
      from payment_attempts a join invoices i on i.id = a.invoice_id where a.begun_at >= ${began.toISOString()}`,
  )

/** Numbers of proformas and tax invoices that are missing in their series or were given twice. */
export async function wrongNumbers(db: Cluster['db']): Promise<number> {
  const series = await rows<{ last: number; given: number; different: number }>(
    db,
    sql`with documents as (
        select 'proforma' as series, number from invoices where number like 'BNP/%'
        union all select 'proforma', number from earlier_numbers where number like 'BNP/%'
        union all select 'invoice', number from tax_invoices)
      select s.last, count(d.number)::int as given, count(distinct d.number)::int as different
      from number_series s left join documents d on d.series = s.series and split_part(d.number, '/', 2) = s.financial_year
      where s.series in ('proforma', 'invoice') group by s.series, s.last, s.financial_year`,
  )
  return series.reduce(
    (sum, { last, given, different }) => sum + Math.abs(last - different) + given - different,
    0,
  )
}
