import { approveInvoice, confirmGatewayPayment } from '@bnr/contract/invoices/endpoints'
import { decidePayment, searchPayments } from '@bnr/contract/payments/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  buy,
  comeBack,
  createBuyer,
  goToBank,
  openBank,
  setBankAnswer,
  tryAgain,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from '../invoices/store.ts'
import { notifications } from '../notifications/tables.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })

async function approve(id: number) {
  const manager = await createStaff(service, 'tele_manager')
  return await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
}
const kindsOf = async (profileId: number) =>
  (await service.db.select().from(notifications).where(eq(notifications.profileId, profileId))).map(
    ({ kind }) => kind,
  )

/**
 * Pays an invoice twice: the first attempt succeeds after all. Returns the invoice, and a way to decide about the
 * second payment.
 */
async function payTwice(
  buyer: TestMember,
  { between = async (_: number): Promise<unknown> => undefined, late = 'Shipped' } = {},
) {
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const first = await goToBank(service, invoice.payToken)
  await comeBack(service, await setBankAnswer(service, first, 'Unsuccessful'))
  const second = await goToBank(service, (await tryAgain(service, buyer, invoice.id)).body.payToken)
  await comeBack(service, await setBankAnswer(service, second, 'Shipped'))
  await between(invoice.id)
  await comeBack(service, await setBankAnswer(service, first, late))
  const { token } = await createStaff(service, 'finance_admin')
  const criterias = [
    { key: 'inv', operation: 'eq', value: invoice.id },
    { key: 'nd', operation: 'eq', value: true },
  ]
  const { body } = await service.call(searchPayments, { wire: { criterias } }, token)
  const decide = (decision: object) =>
    service.call(decidePayment, { params: { id: body.results[0]?.id ?? 0 }, body: decision }, token)
  return { invoice, decide }
}

test('money that came twice can pay the renewal once the first invoice is approved, and is decided only once', async () => {
  const buyer = await createBuyer(service)
  const { invoice, decide } = await payTwice(buyer, { between: approve })
  const open = await createInvoice(service, buyer.id, { state: 'Initiated', planName: 'Saphire Classic' })
  const apply = { decision: 'apply', invoiceId: open.id }
  expect((await decide(apply)).wire).toMatchObject({ code: 'invoice_outdated' })
  service.time.now = new Date(service.time.now.getTime() + 70 * 86_400_000)
  const renewal = { purchase: 'renewal', state: 'Initiated', planName: 'Saphire Classic' } as const
  const { id } = await createInvoice(service, buyer.id, renewal)
  expect((await decide({ ...apply, invoiceId: id })).status).toBe(200)
  expect((await loadInvoice(service.db, id)).state).toBe('Paid')
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

test('an invoice with an undecided payment cannot be approved before finance decides, and the member is notified of the refund', async () => {
  const buyer = await createBuyer(service)
  const { invoice, decide } = await payTwice(buyer)
  expect(await approve(invoice.id)).toMatchObject({
    status: 409,
    wire: { code: 'wrong_state', message: 'Finance must decide about a payment of this invoice first' },
  })
  expect((await decide({ decision: 'refunded', reference: 'REF 1' })).status).toBe(200)
  expect(await kindsOf(buyer.id)).toContain('paymentRefunded')
  expect((await approve(invoice.id)).status).toBe(200)
})

test.each(['Fraud', 'Chargeback', 'Refunded'])('money that ended as %s pays no invoice', async (late) => {
  const buyer = await createBuyer(service)
  const { decide } = await payTwice(buyer, { between: approve, late })
  const open = await createInvoice(service, buyer.id, { state: 'Initiated', planName: 'Saphire Classic' })
  expect((await decide({ decision: 'apply', invoiceId: open.id })).wire).toMatchObject({
    fields: { de: expect.any(String) },
  })
  expect((await loadInvoice(service.db, open.id)).state).toBe('Initiated')
})

test('a reversal within a second of another answer blocks the approval until finance dismisses it', async () => {
  const [buyer, { token }] = [await createBuyer(service), await createStaff(service, 'finance_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  for (const status of ['Shipped', 'Chargeback'])
    await comeBack(service, await setBankAnswer(service, orderId, status))
  expect((await approve(invoice.id)).status).toBe(409)
  const criterias = [
    { key: 'inv', operation: 'eq', value: invoice.id },
    { key: 'nd', operation: 'eq', value: true },
  ]
  const waiting = await service.call(searchPayments, { wire: { criterias } }, token)
  expect(waiting.body.results).toMatchObject([{ description: 'Chargeback', orderId }])
  const params = { id: waiting.body.results[0]?.id ?? 0 }
  const decide = (body: object) => service.call(decidePayment, { params, body: body as never }, token)
  expect((await decide({ decision: 'dismissed' })).wire).toMatchObject({ fields: { nt: expect.any(String) } })
  expect((await decide({ decision: 'dismissed', note: 'The bank gave it up' })).status).toBe(200)
  expect(await kindsOf(buyer.id)).toContain('paymentDismissed')
  expect((await approve(invoice.id)).status).toBe(200)
})

test('a reversed payment stays unapproved after finance records a refund', async () => {
  const [buyer, { token }] = [await createBuyer(service), await createStaff(service, 'finance_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  for (const status of ['Shipped', 'Refunded'])
    await comeBack(service, await setBankAnswer(service, orderId, status))
  const criterias = [
    { key: 'inv', operation: 'eq', value: invoice.id },
    { key: 'nd', operation: 'eq', value: true },
  ]
  const [event] = (await service.call(searchPayments, { wire: { criterias } }, token)).body.results
  const body = { decision: 'refunded', reference: 'REF 2' } as const
  await service.call(decidePayment, { params: { id: event?.id ?? 0 }, body }, token)
  expect((await approve(invoice.id)).wire).toMatchObject({
    message: 'The payment of this invoice was reversed: Refunded',
  })
})

test('finance cannot apply money to the invoice of another member or of another amount', async () => {
  const [buyer, other] = [await createBuyer(service), await createBuyer(service)]
  const { decide } = await payTwice(buyer)
  const [foreign, dearer] = [
    await createInvoice(service, other.id, { state: 'Initiated', planName: 'Saphire Classic' }),
    await createInvoice(service, buyer.id, { state: 'Initiated' }),
  ]
  const paidByOther = await createInvoice(service, other.id, { paidOn: '2026-11-20' })
  for (const decision of [
    { decision: 'apply', invoiceId: foreign.id },
    { decision: 'apply', invoiceId: dearer.id },
    { decision: 'credit note', invoiceId: paidByOther.id, note: 'Not theirs' },
  ])
    expect((await decide(decision)).wire).toMatchObject({ fields: { id: expect.any(String) } })
  expect((await decide({ decision: 'refunded' })).wire).toMatchObject({ fields: { ref: expect.any(String) } })
})

test('a card payment is confirmed only by its own transaction id', async () => {
  const [buyer, { token }] = [await createBuyer(service), await createStaff(service, 'super_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  await setBankAnswer(service, orderId, 'Shipped')
  const confirm = (trackingId: string) =>
    service.call(confirmGatewayPayment, { params: { id: invoice.id }, body: { trackingId } }, token)
  expect((await confirm('1')).wire).toMatchObject({ code: 'not_confirmed' })
  expect((await loadInvoice(service.db, invoice.id)).state).toBe('Initiated')
  const orders = await (await fetch(`${bank.address}/simulator/orders`)).json()
  const { trackingId } = (orders as { orderId: string; trackingId: string }[])[0] ?? { trackingId: '' }
  expect((await confirm(trackingId)).body.state).toBe('Paid')
})
