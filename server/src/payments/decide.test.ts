import { approveInvoice, confirmGatewayPayment } from '@bnr/contract/invoices/endpoints'
import { decidePayment, searchPayments } from '@bnr/contract/payments/endpoints'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  bankSays,
  buy,
  comeBack,
  createBuyer,
  goToBank,
  openBank,
  tryAgain,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from '../invoices/store.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)

/** Paid twice: the first try succeeds after all. Gives the event that waits. */
async function payTwice(buyer: TestMember) {
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const first = await goToBank(service, invoice.payToken)
  await comeBack(service, await bankSays(service, first, 'Unsuccessful'))
  const second = await goToBank(service, (await tryAgain(service, buyer, invoice.id)).body.payToken)
  for (const orderId of [second, first]) await comeBack(service, await bankSays(service, orderId, 'Shipped'))
  const { token } = await createStaff(service, 'finance_admin')
  const criterias = [
    { key: 'inv', operation: 'eq', value: invoice.id },
    { key: 'nd', operation: 'eq', value: true },
  ]
  const { body } = await service.call(searchPayments, { wire: { criterias } }, token)
  const decide = (given: object) =>
    service.call(decidePayment, { params: { id: body.results[0]?.id ?? 0 }, body: given }, token)
  return { invoice, decide }
}

test('money that came twice pays another invoice of the member once the first is approved, and is decided once', async () => {
  const buyer = await createBuyer(service)
  const { invoice, decide } = await payTwice(buyer)
  const open = await createInvoice(service, buyer.id, { state: 'Initiated', planName: 'Saphire Classic' })
  const apply = { decision: 'apply', invoiceId: open.id }
  expect((await decide(apply)).wire).toMatchObject({ code: 'waiting_for_activation' })
  const manager = await createStaff(service, 'tele_manager')
  await service.call(approveInvoice, { params: { id: invoice.id }, body: {} }, manager.token)
  expect((await decide(apply)).status).toBe(200)
  expect((await loadInvoice(service.db, open.id)).state).toBe('Paid')
  expect((await decide(apply)).wire).toMatchObject({ code: 'already_decided' })
  const { token } = await createStaff(service, 'finance_admin')
  const found = async (key: string, value: boolean) => {
    const wire = {
      criterias: [
        { key, operation: 'eq', value },
        { key: 'inv', operation: 'eq', value: invoice.id },
      ],
    }
    return (await service.call(searchPayments, { wire }, token)).body.results
  }
  expect(await found('dd', true)).toEqual([
    expect.objectContaining({ decision: 'apply', needsDecision: false }),
  ])
  expect(await found('nd', true)).toEqual([])
  expect((await found('dd', false)).every((event) => event.decision === undefined)).toBe(true)
})

test('money goes to no invoice of somebody else, nor to one of another amount', async () => {
  const [buyer, other] = [await createBuyer(service), await createBuyer(service)]
  const { decide } = await payTwice(buyer)
  const [foreign, dearer] = [
    await createInvoice(service, other.id, { state: 'Initiated', planName: 'Saphire Classic' }),
    await createInvoice(service, buyer.id, { state: 'Initiated' }),
  ]
  const paidByOther = await createInvoice(service, other.id, { paidOn: '2026-11-20' })
  for (const given of [
    { decision: 'apply', invoiceId: foreign.id },
    { decision: 'apply', invoiceId: dearer.id },
    { decision: 'credit note', invoiceId: paidByOther.id, note: 'Not theirs' },
  ])
    expect((await decide(given)).wire).toMatchObject({ fields: { id: expect.any(String) } })
  expect((await decide({ decision: 'refunded' })).wire).toMatchObject({ fields: { ref: expect.any(String) } })
})

test('a card payment is confirmed by its own transaction id alone', async () => {
  const [buyer, { token }] = [await createBuyer(service), await createStaff(service, 'super_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  await bankSays(service, orderId, 'Shipped')
  const confirm = (trackingId: string) =>
    service.call(confirmGatewayPayment, { params: { id: invoice.id }, body: { trackingId } }, token)
  expect((await confirm('1')).wire).toMatchObject({ code: 'not_confirmed' })
  expect((await loadInvoice(service.db, invoice.id)).state).toBe('Initiated')
  const orders = await (await fetch(`${bank.address}/simulator/orders`)).json()
  const { trackingId } = (orders as { orderId: string; trackingId: string }[])[0] ?? { trackingId: '' }
  expect((await confirm(trackingId)).body.state).toBe('Paid')
})
