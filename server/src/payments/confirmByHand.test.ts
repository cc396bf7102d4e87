import { confirmGatewayPayment } from '@bnr/contract/invoices/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from '../invoices/store.ts'

const service = useService()

test('without a gateway a super administrator confirms a card payment, unless another paid invoice is waiting', async () => {
  const [buyer, { token }] = [await createBuyer(service), await createStaff(service, 'super_admin')]
  const first = await createInvoice(service, buyer.id, { state: 'Initiated' })
  const second = await createInvoice(service, buyer.id, { state: 'Failed' })
  const confirm = (id: number) =>
    service.call(confirmGatewayPayment, { params: { id }, body: { trackingId: '312009876543' } }, token)
  await createInvoice(service, buyer.id, { state: 'Paid', paidOn: '2026-11-20' })
  expect((await confirm(first.id)).wire).toMatchObject({ code: 'waiting_for_activation' })
  expect((await loadInvoice(service.db, first.id)).state).toBe('Initiated')

  const other = await createBuyer(service)
  const [open, left] = [
    await createInvoice(service, other.id, { state: 'Initiated' }),
    await createInvoice(service, other.id, { state: 'Failed' }),
  ]
  expect((await confirm(open.id)).body.state).toBe('Paid')
  expect((await confirm(left.id)).status).toBe(409)
  expect((await confirm(second.id)).status).toBe(409)
})
