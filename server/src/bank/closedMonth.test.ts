import { matchBankLine } from '@bnr/contract/bank/endpoints'
import { expect, test } from 'vitest'
import { useBooks } from '../../test/books.ts'
import { creditOf, lineOf, openInvoice } from '../../test/factories/bank.ts'

const { service, staff, paid, closeUntil } = useBooks()

test('a line of a closed month pays no invoice, and stays open', async () => {
  await paid('2026-10-30')
  const { id, number, amount } = await openInvoice(service, staff)
  const line = await creditOf(service, staff.finance, number, amount, '31/10/2026')
  await closeUntil('2026-10')
  const settle = { params: { id: line.id }, body: { invoiceId: id } }
  const { status, wire } = await service.call(matchBankLine, settle, staff.finance.token)
  expect([status, wire]).toMatchObject([400, { fields: { idt: expect.stringContaining('1 Nov 2026') } }])
  expect(await lineOf(service, staff.finance, line.reference)).toMatchObject({ state: 'Open' })
})
