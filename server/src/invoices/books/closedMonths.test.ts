import { creditInvoice } from '@bnr/contract/invoices/credit'
import { paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBooks } from '../../../test/books.ts'

/* Writes past the application, so that only the database can refuse a change. */

const { service, staff, closeUntil, issued, paid } = useBooks()

const refusal = (statement: ReturnType<typeof sql>) =>
  service.db.execute(statement).then(
    () => undefined,
    (error: Error) => (error.cause as Error).message,
  )

test('the database refuses every change of what a closed month contains', async () => {
  const id = await paid('2026-10-30')
  const later = await paid('2026-11-20')
  const body = { reason: 'Goodwill', amount: paise(10_000) }
  await service.call(creditInvoice, { params: { id: later }, body }, staff.finance.token)
  await closeUntil('2026-10')
  for (const statement of [
    sql`update tax_invoices set gst_month = '2026-11' where invoice_id = ${id}`,
    sql`update tax_invoices set received_on = '2026-11-02' where invoice_id = ${id}`,
    sql`update tax_invoices set gst_month = '2026-10' where invoice_id = ${later}`,
    sql`update invoices set paid_on = '2026-10-31' where id = ${later}`,
    sql`update invoices set paid_on = '2026-11-02' where id = ${id}`,
    sql`update credit_notes set issued_on = '2026-10-31'`,
    sql`update credit_notes set issued_on = '2026-09-30'`,
  ])
    expect(await refusal(statement)).toMatch(/cannot change the closed month|does not change/)
})

test('the database refuses a tax invoice and a credit note that are dated into a closed month', async () => {
  const id = await paid('2026-10-30')
  const unpaid = await issued()
  await closeUntil('2026-10')
  const invoice = (issuedOn: string, month: string) => sql`insert into tax_invoices
    select id, 'BNR/26-27/888888', ${issuedOn}::date, issued_at, '2026-11-20', ${month}, taxable_value, cgst, sgst, igst,
      rounding, total from invoices where id = ${unpaid}`
  expect(await refusal(invoice('2026-10-31', '2026-11'))).toContain('closed month 2026-10')
  expect(await refusal(invoice('2026-11-20', '2026-09'))).toContain('closed month 2026-09')
  const note = sql`insert into credit_notes (number, invoice_id, issued_on, issued_at, taxable_value, cgst, sgst, igst,
      rounding, total, reason, user_id)
    select 'CN/26-27/888888', id, '2026-10-31', now(), taxable_value, cgst, sgst, igst, rounding, total, 'x',
      ${staff.finance.id} from invoices where id = ${id}`
  expect(await refusal(note)).toContain('closed month 2026-10')
})

test('the database keeps closed months, in order', async () => {
  await paid('2026-10-30')
  await closeUntil('2026-10')
  const insert = (month: string) => sql`insert into closed_months
    select ${month}, '2027-06-01', user_id, 0, 0, 0, 0, 0, 0, 0 from closed_months where month = '2026-10'`
  expect(await refusal(insert('2026-12'))).toContain('2026-12 is not next')
  expect(await refusal(insert('2026-09'))).toContain('2026-09 is not next')
  expect(await refusal(sql`update closed_months set total = 0`)).toContain('closed for good')
  expect(await refusal(sql`delete from closed_months`)).toContain('closed for good')
  await service.db.execute(sql`truncate closed_months`)
  const first = sql`insert into closed_months values ('2026-11', '2027-06-01', ${staff.finance.id}, 0, 0, 0, 0, 0, 0, 0)`
  expect(await refusal(first)).toContain('2026-11 is not next')
})
