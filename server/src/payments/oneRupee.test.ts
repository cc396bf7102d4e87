import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  bankOrders,
  createBuyer,
  goToBank,
  openBank,
  setBankAnswer,
  tryAgain,
  waitAtBank,
} from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'
import { askReversed } from './checkWithGateway.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, GATEWAY_AMOUNT: 'one', ACCESS_TOKEN_SECONDS: '999999999' })
const start = new Date()

async function report(orderId: string) {
  await setBankAnswer(service, orderId, 'Shipped')
  await askReversed(service, orderId)
}

test('a demo sends the bank one rupee, which pays the whole invoice', async () => {
  const { id, orderId } = await waitAtBank(service, await createBuyer(service), 'Ruby')
  expect((await bankOrders(service))[0]).toMatchObject({ orderId, amount: '1.00' })
  await report(orderId)
  expect((await loadInvoice(service.db, id)).state).toBe('Paid')
})

test('a rupee that came twice can pay any other invoice of the member', async () => {
  service.time.now = start
  const [buyer, manager] = [await createBuyer(service), await createStaff(service, 'tele_manager')]
  const { id, orderId, answer } = await waitAtBank(service, buyer, 'Saphire Classic')
  await answer('Unsuccessful')
  await report(await goToBank(service, (await tryAgain(service, buyer, id)).body.payToken))
  await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
  await report(orderId)
  const undecided = sql`invoice_id = ${id} and needs_decision`
  const [event] = await service.db.select().from(paymentEvents).where(undecided)
  service.time.now = new Date(start.getTime() + 70 * 86_400_000)
  const renewal = { purchase: 'renewal', state: 'Initiated', planName: 'Saphire Classic' } as const
  const open = await createInvoice(service, buyer.id, renewal)
  const body = { decision: 'apply' as const, invoiceId: open.id }
  const { token } = await createStaff(service, 'finance_admin')
  expect((await service.call(decidePayment, { params: { id: event?.id ?? 0 }, body }, token)).status).toBe(
    200,
  )
  expect((await loadInvoice(service.db, open.id)).state).toBe('Paid')
})
