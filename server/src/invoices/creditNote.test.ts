import { creditInvoice, downloadCreditNote } from '@bnr/contract/invoices/credit'
import { approveInvoice, searchInvoices } from '@bnr/contract/invoices/endpoints'
import { expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { buy, createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

test('a paid invoice is credited in full only once, can then not be approved, and no longer blocks another purchase', async () => {
  const [buyer, finance, manager] = [
    await createBuyer(service),
    await createStaff(service, 'finance_admin'),
    await createStaff(service, 'tele_manager'),
  ]
  const { id } = await createInvoice(service, buyer.id, { state: 'Paid', paidOn: '2026-11-20' })
  const credit = (reason: string) =>
    service.call(creditInvoice, { params: { id }, body: { reason } }, finance.token)
  expect((await credit('')).wire).toMatchObject({ fields: { rn: 'Enter the reason' } })
  expect((await buy(service, buyer, 'Platinum Premium')).status).toBe(409)
  const made = await credit('Paid twice')
  expect(made.body.message).toMatch(/^Credit note CN\/\d\d-\d\d\/000001 has been issued$/)
  expect((await credit('Paid twice')).status).toBe(409)
  expect((await buy(service, buyer, 'Platinum Premium')).status).toBe(200)
  const approved = await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
  expect(approved.wire).toMatchObject({
    code: 'wrong_state',
    message: expect.stringContaining('Credited by'),
  })
  const found = await service.call(searchInvoices, { body: { criteria: [] } }, buyer.token)
  const note = found.body.results.find((one) => one.id === id)?.creditNotes?.[0]?.id ?? 0
  const paper = await downloadFile(service, downloadCreditNote, { params: { id, note } }, buyer.token)
  expect(paper.headers['content-disposition']).toMatch(/filename="credit-note-CN-\d\d-\d\d-000001.pdf"$/)
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('only finance can credit an invoice, and only a paid one', async () => {
  const buyer = await createBuyer(service)
  const { id } = await createInvoice(service, buyer.id, { state: 'Initiated' })
  const credit = async (role: 'finance_admin' | 'tele_manager') => {
    const { token } = await createStaff(service, role)
    return (await service.call(creditInvoice, { params: { id }, body: { reason: 'x' } }, token)).status
  }
  expect([await credit('finance_admin'), await credit('tele_manager')]).toEqual([409, 403])
})
