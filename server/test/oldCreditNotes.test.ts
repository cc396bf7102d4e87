import { expect, test } from 'vitest'
import { createEmpty } from './databases/embedded.ts'
import { migrationsFrom, runMigrations } from './oldDatabase.ts'

const { before, after } = migrationsFrom('partial_credit_notes.sql')

const invoice = `insert into invoices (number, state, changed_at, issued_at, issued_on, plan_id, plan_name, purchase, payment_kind,
  tax_included, list_amount, upgrade_credit, discount, taxable_value, cgst, sgst, igst, rounding, total, fingerprint, snapshot)
  values ('BNR/26-27/000001', 'Paid', now(), now(), '2026-11-01', 1, 'Gold', 'new', 'cc',
    false, 850000, 112777, 0, 737223, 66350, 66350, 0, -23, 869900, 'x', '{}')`
const note = `insert into credit_notes (number, invoice_id, issued_on, issued_at, reason, user_id)
  values ('CN/26-27/000001', 1, '2026-11-02', now(), 'Paid twice', 1)`

test('a credit note from before notes had amounts gets the amounts of its whole invoice', async () => {
  const db = await createEmpty()
  await runMigrations(db, before)
  await db.exec(invoice)
  await db.exec(note)
  await runMigrations(db, after)
  const { rows } = await db.query('select taxable_value, cgst, sgst, igst, rounding, total from credit_notes')
  expect(rows).toEqual([
    { taxable_value: 737_223, cgst: 66_350, sgst: 66_350, igst: 0, rounding: -23, total: 869_900 },
  ])
  await db.close()
})
