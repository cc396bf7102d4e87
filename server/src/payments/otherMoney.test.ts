import { confirmGatewayPayment, searchInvoices } from '@bnr/contract/invoices/endpoints'
import { beginPayment, searchPayments } from '@bnr/contract/payments/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  bankOrders,
  buy,
  comeBack,
  createBuyer,
  goToBank,
  openBank,
  setBankAnswer,
  tryAgain,
} from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { askPayment } from './checkWithGateway.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })

const eventsOf = (id: number) =>
  service.db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, id)).orderBy(paymentEvents.id)

const otherAmount = 'The amount differs from the amount of the invoice'

test('a payment of a different amount pays nothing, finance decides, and the member is notified', async () => {
  const [buyer, finance] = [await createBuyer(service), await createStaff(service, 'finance_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  await comeBack(service, await setBankAnswer(service, orderId, 'Shipped', 1))
  await askPayment(service, orderId)
  expect((await loadInvoice(service.db, invoice.id)).state).toBe('Initiated')
  const criterias = [
    { key: 'nd', operation: 'eq', value: true },
    { key: 'inv', operation: 'eq', value: invoice.id },
  ]
  const { body } = await service.call(searchPayments, { wire: { criterias } }, finance.token)
  expect(body.results).toMatchObject([
    { orderId, amount: 100, description: 'Shipped, of another amount', why: otherAmount },
  ])
  const notified = await service.db.select().from(notifications).where(eq(notifications.profileId, buyer.id))
  expect(notified.filter(({ kind }) => kind === 'paymentUndecided')).toHaveLength(1)
})

test('each message is recorded once for each source, even if it changes nothing', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  await setBankAnswer(service, orderId, 'Awaited')
  for (let times = 0; times < 2; times++) await askPayment(service, orderId)
  service.time.now = new Date(service.time.now.getTime() + 5000)
  const encResp = await setBankAnswer(service, orderId, 'Shipped')
  for (let times = 0; times < 2; times++) await comeBack(service, encResp)
  const events = await eventsOf(invoice.id)
  expect(events.map(({ source, description, transition }) => [source, description, transition])).toEqual([
    ['member', 'issued', 'issue'],
    ['status call', 'Awaited', null],
    ['return', 'Success', null],
    ['status call', 'Shipped', 'pay'],
  ])
})

test('a transaction is confirmed no matter which attempt it paid', async () => {
  const [buyer, staff] = [await createBuyer(service), await createStaff(service, 'super_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const first = await goToBank(service, invoice.payToken)
  await comeBack(service, await setBankAnswer(service, first, 'Unsuccessful'))
  const { body: again } = await tryAgain(service, buyer, invoice.id)
  await goToBank(service, again.payToken)
  await setBankAnswer(service, first, 'Shipped')
  const confirm = (trackingId: string) =>
    service.call(confirmGatewayPayment, { params: { id: invoice.id }, body: { trackingId } }, staff.token)
  expect(await confirm('999')).toMatchObject({ status: 409, wire: { fields: { roid: expect.any(String) } } })
  expect((await confirm(await transactionOf(first))).body).toMatchObject({ state: 'Paid' })
})

async function transactionOf(orderId: string): Promise<string> {
  const orders: { orderId: string; trackingId?: string }[] = await bankOrders(service)
  return orders.find((one) => one.orderId === orderId)?.trackingId ?? ''
}

test('an invoice that staff entered as paid in another way cannot be paid by card', async () => {
  const buyer = await createBuyer(service)
  const { id } = await createInvoice(service, buyer.id, { state: 'Initiated', paymentKind: 'nb' })
  expect((await tryAgain(service, buyer, id)).wire).toMatchObject({
    code: 'wrong_state',
    message: 'This invoice is not paid by card',
  })
})

test('a member must agree to the terms before paying an invoice that staff issued', async () => {
  const [buyer, { id: byStaffId }] = [await createBuyer(service), await createStaff(service, 'tele_manager')]
  const { id } = await createInvoice(service, buyer.id, { state: 'Initiated', byStaffId })
  const pay = (body: object) => service.call(beginPayment, { params: { id }, body }, buyer.token)
  expect(await pay({})).toMatchObject({ status: 400, wire: { fields: { cs: expect.any(String) } } })
  expect((await pay({ consent: true })).status).toBe(200)
})

test('a repeated order gets a new invoice once the time to pay the old one has run out', async () => {
  const buyer = await createBuyer(service)
  const { body: first } = await buy(service, buyer, 'Saphire Classic')
  expect((await buy(service, buyer, 'Saphire Classic')).body.id).toBe(first.id)
  service.time.now = new Date(service.time.now.getTime() + 31 * 86_400_000)
  const { body: second, status } = await buy(service, buyer, 'Saphire Classic')
  expect(status).toBe(200)
  expect(second.id).not.toBe(first.id)
  const { body } = await service.call(
    searchInvoices,
    { wire: { criterias: [{ key: 'id', operation: 'eq', value: first.id }] } },
    buyer.token,
  )
  expect(body.results[0]?.state).toMatch(/Cancelled|Expired/)
})
