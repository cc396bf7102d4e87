import { confirmGatewayPayment } from '@bnr/contract/invoices/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createBuyer, tryAgain } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'

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

test('a confirmation by hand records the transaction, the amount and who confirmed it', async () => {
  const [buyer, { id: userId, token }] = [
    await createBuyer(service),
    await createStaff(service, 'super_admin'),
  ]
  const { id } = await createInvoice(service, buyer.id, { state: 'Initiated' })
  const body = { trackingId: '312009876543' }
  await service.call(confirmGatewayPayment, { params: { id }, body }, token)
  const events = service.db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, id))
  expect(await events).toMatchObject([
    { source: 'staff', description: 'paid by card', transition: 'pay', amount: 1_003_000, userId, ...body },
  ])
  const entries = service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `invoice ${id}`))
  expect(await entries).toMatchObject([{ action: 'confirm card payment', userId, profileId: buyer.id }])
})

test('without a gateway a member cannot pay by card', async () => {
  const buyer = await createBuyer(service)
  const { id } = await createInvoice(service, buyer.id, { state: 'Initiated' })
  expect((await tryAgain(service, buyer, id)).wire).toMatchObject({ code: 'card_payment_off' })
})
