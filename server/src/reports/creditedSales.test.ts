import { indianDay } from '@bnr/contract/indianDay'
import { paise } from '@bnr/contract/money'
import type { ReportType } from '@bnr/contract/reports/types'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCreditNote } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { contentOf } from './write.ts'

const service = useService()

async function read(type: ReportType, executiveId: number) {
  const { heading, pages } = contentOf({ type, filters: { contacts: false, executiveId } }, service.time.now)
  const found: Record<string, unknown>[] = []
  for await (const { rows } of pages(service.db))
    found.push(...rows.map((row) => Object.fromEntries(heading.map((title, index) => [title, row[index]]))))
  return found
}

/**
 * An invoice for Platinum Classic, ₹8,500 and ₹1,530 GST, with two credit notes in different months, and another one
 * without.
 */
async function sell() {
  const { id: teleStaffId } = await createStaff(service, 'tele_executive')
  const { id } = await createMember(service)
  const invoice = await createInvoice(service, id, { teleStaffId, paidOn: '2026-01-31' })
  const other = await createInvoice(service, id, { teleStaffId, paidOn: '2026-03-01' })
  const amounts = (taxable: number, tax: number, total: number) => ({
    taxableValue: paise(taxable),
    cgst: paise(tax),
    sgst: paise(tax),
    total: paise(total),
  })
  const first = { ...amounts(84_746, 7_627, 100_000), issuedOn: '2026-02-28' }
  const { number } = await createCreditNote(service, invoice, first)
  const second = { ...amounts(28_249, 2_542, 33_333), issuedOn: '2026-03-01' }
  const { number: next } = await createCreditNote(service, invoice, second)
  return { invoice, other, teleStaffId, numbers: `${number}, ${next}` }
}

test('revenue counts each credit note in its own month with its taxable value', async () => {
  const { teleStaffId } = await sell()
  const found = await read('REVENUE', teleStaffId)
  expect(
    found.map((row) => [row.Month, row.Invoices, row.Revenue, row['Credit notes'], row.Credited]),
  ).toEqual([
    ['2026-01', 1, 8500, 0, 0],
    ['2026-02', 0, 0, 1, 847.46],
    ['2026-03', 1, 8500, 1, 282.49],
  ])
})

test('an invoice is one row with the numbers and the sum of its credit notes', async () => {
  const { invoice, other, teleStaffId, numbers } = await sell()
  const found = await read('INVOICE', teleStaffId)
  expect(found).toMatchObject([
    {
      'Invoice number': invoice.number,
      'Issued on': indianDay(service.time.now),
      Total: 10_030,
      'Credit notes': numbers,
      Credited: 1333.33,
    },
    { 'Invoice number': other.number, 'Credit notes': '', Credited: 0 },
  ])
})
