import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../server/src/database/database.ts'

const count = 3

/** Adds a few double payments, where an attempt that had failed succeeded later and finance has not decided yet. */
export async function addUndecidedPayments(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`insert into payment_events
      (at, key, source, invoice_id, order_id, state, description, outcome, amount, tracking_id, needs_decision)
    select ${now.toISOString()}::timestamptz - interval '5 hours', 'demo twice ' || i.id, 'push', i.id, a.order_id, i.state,
        'Shipped', 'paid', a.amount, (300000000000 + i.id)::text, true
      from invoices i
        join lateral (select * from payment_attempts where invoice_id = i.id order by ordinal limit 1) a on true
      where i.state = 'Active' and (select count(*) from payment_attempts where invoice_id = i.id) > 1
      order by i.id desc limit ${count}`)
}
