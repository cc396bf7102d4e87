import { approveInvoice, searchInvoices, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { settledStates } from '@bnr/contract/invoices/transitions'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { buy, createBuyer, openBank, payFor } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from '../invoices/store.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)

test.each([
  [{ pt: 'nr' }, 'pt'],
  [{ upi: { tid: 'U1' } }, 'upi'],
  [{ idt: '2026-11-01' }, 'idt'],
  [{ na: 'Indian Bank', roid: '1' }, 'na'],
])('a member cannot report a payment with %j, which only staff may set', async (wire, key) => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  for (const settled of settledStates) {
    const reply = await service.call(
      settleInvoice[settled],
      { params: { id: invoice.id }, wire },
      buyer.token,
    )
    expect([reply.status, reply.wire]).toMatchObject([403, { code: 'staff_field' }])
    expect(Object.keys((reply.wire as { fields: object }).fields)).toEqual([key])
  }
})

test('an approval that names a transaction applies to that transaction only', async () => {
  const [buyer, manager] = [await createBuyer(service), await createStaff(service, 'tele_manager')]
  const { id } = await payFor(service, buyer, 'Saphire Classic')
  const criterias = [{ key: 'id', operation: 'eq', value: id }]
  const found = await service.call(searchInvoices, { wire: { criterias } }, manager.token)
  const { trackingId } = found.body.results[0] ?? {}
  const approve = (roid: string | undefined) =>
    service.call(approveInvoice, { params: { id }, wire: { roid } }, manager.token)
  expect((await approve('300000000000')).wire).toMatchObject({
    fields: { roid: 'This invoice was paid by another transaction' },
  })
  expect((await loadInvoice(service.db, id)).state).toBe('Paid')
  expect((await approve(trackingId)).status).toBe(200)
})
