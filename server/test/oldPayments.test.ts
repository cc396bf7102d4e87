import { expect, test } from 'vitest'
import { createEmpty } from './databases/embedded.ts'
import { migrationsFrom, runMigrations } from './oldDatabase.ts'

const { before, after } = migrationsFrom('payment_outcomes_and_attempt_order.sql')

const events = `insert into payment_events (at, key, source, invoice_id, order_id, said, needs_decision) values
  (now(), 'gateway A paid', 'status call', 1, 'A', 'Shipped', false),
  (now(), 'gateway A Auto-Reversed', 'push', 1, 'A', 'Auto-Reversed', true),
  (now(), 'gateway A status call: Auto-Reversed 4130 INR', 'status call', 1, 'A', 'Auto-Reversed', false),
  (now(), 'gateway B paid, of another amount', 'status call', 2, 'B', 'Success, of another amount', true),
  (now(), 'gateway C cancelled', 'return', 3, 'C', 'Aborted', false),
  (now(), 'gateway D failed', 'return', 4, 'D', 'Unsuccessful', false),
  (now(), 'gateway D return: Under review 1 INR', 'return', 4, 'D', 'Under review', false),
  (now(), 'by hand', 'staff', 5, null, 'cancelled', false)`
const attempts = `insert into payment_attempts (order_id, invoice_id, amount, begun_at, begun_on, token_hash) values
  ('Z', 1, 1, '2026-11-02', '2026-11-02', 'z'),
  ('A', 1, 1, '2026-11-03', '2026-11-03', 'a'),
  ('M', 1, 1, '2026-11-01', '2026-11-01', 'm')`

test('payments from before outcomes were stored get the outcome that the gateway reported, and attempts keep their order', async () => {
  const db = await createEmpty()
  await runMigrations(db, before)
  await db.exec('set session_replication_role = replica')
  await db.exec(`${events}; ${attempts}`)
  await db.exec('set session_replication_role = origin')
  await runMigrations(db, after)
  const outcomes = await db.query<{ outcome: string | null }>(
    'select outcome from payment_events order by id',
  )
  expect(outcomes.rows.map(({ outcome }) => outcome)).toEqual([
    'paid',
    'reversed',
    null,
    'paid',
    'cancelled',
    'failed',
    null,
    null,
  ])
  await expect(db.exec(`update payment_events set description = 'x'`)).rejects.toThrow('kept as it was')
  await db.exec('set session_replication_role = replica')
  await db.exec(`insert into payment_attempts (order_id, invoice_id, amount, begun_at, begun_on, token_hash)
    values ('B', 1, 1, '2026-11-03', '2026-11-03', 'b')`)
  const begun = await db.query<{ id: string }>('select order_id as id from payment_attempts order by ordinal')
  expect(begun.rows.map(({ id }) => id)).toEqual(['M', 'Z', 'A', 'B'])
  await db.close()
})
