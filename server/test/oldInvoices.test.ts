import { expect, test } from 'vitest'
import { createEmpty } from './databases/embedded.ts'
import { migrationsFrom, runMigrations } from './oldDatabase.ts'

const { before, after } = migrationsFrom('_tax_invoices.sql')

const invoice = (id: number, number: string, state: string, issuedOn: string, paidOn: string | null) =>
  `insert into invoices (number, state, changed_at, issued_at, issued_on, plan_id, plan_name, purchase, payment_kind, tax_included,
      list_amount, upgrade_credit, discount, taxable_value, cgst, sgst, igst, rounding, total, fingerprint, snapshot, paid_on)
    values ('${number}', '${state}', now(), '${issuedOn}', '${issuedOn}', 1, 'Gold', 'new', 'nr', false, 350000, 0, 0, 350000, 31500,
      31500, 0, 0, 413000, '${id}', '{"number": "${number}"}', ${paidOn ? `'${paidOn}'` : 'null'})`
const paid = (
  id: number,
) => `insert into payment_events (at, key, source, invoice_id, transition, state, description)
  values (now(), 'pay ${id}', 'staff', ${id}, 'pay', 'Paid', 'paid')`

test('paid invoices keep their numbers, and others become proformas of the year of their issue', async () => {
  const db = await createEmpty()
  await runMigrations(db, before)
  await db.exec(`set session_replication_role = replica;
    ${invoice(1, 'BNR/25-26/000001', 'Expired', '2026-03-30', null)};
    ${invoice(2, 'BNR/25-26/000002', 'Expired', '2026-03-31', '2026-04-02')}; ${paid(2)};
    ${invoice(3, 'BNR/26-27/000001', 'Cancelled', '2026-04-01', null)};
    ${invoice(4, 'BNR/26-27/000002', 'Active', '2026-05-01', '2026-05-01')}; ${paid(4)};
    ${invoice(5, 'BNR/26-27/000003', 'Initiated', '2026-05-02', '2026-05-03')};
    set session_replication_role = origin`)
  await runMigrations(db, after)
  const { rows } =
    await db.query(`select i.number, i.paid_on::text as paid, t.gst_month as month, t.issued_on::text as issued,
      e.number as earlier from invoices i left join tax_invoices t on t.invoice_id = i.id and t.number = i.number
      left join earlier_numbers e on e.invoice_id = i.id order by i.id`)
  const proforma = (number: string, earlier: string) => ({
    number,
    paid: null,
    month: null,
    issued: null,
    earlier,
  })
  expect(rows).toEqual([
    proforma('BNP/25-26/000001', 'BNR/25-26/000001'),
    { number: 'BNR/25-26/000002', paid: '2026-04-02', month: '2026-04', issued: '2026-03-31', earlier: null },
    proforma('BNP/26-27/000001', 'BNR/26-27/000001'),
    { number: 'BNR/26-27/000002', paid: '2026-05-01', month: '2026-05', issued: '2026-05-01', earlier: null },
    // Staff had corrected the day of receipt of this one, but nobody had approved it.
    proforma('BNP/26-27/000002', 'BNR/26-27/000003'),
  ])
  await db.close()
})
