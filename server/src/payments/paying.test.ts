import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, searchInvoices, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { readOutcome, searchPayments } from '@bnr/contract/payments/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import {
  bankOrders,
  buy,
  comeBack,
  createBuyer,
  goToBank,
  openBank,
  payFor,
  postForm,
  setBankAnswer,
  tryAgain,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { replayed } from '../invoices/events.ts'
import { settlePayments } from './checkWithGateway.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)

const stateOf = async (buyer: TestMember, id: number) => {
  const { body } = await service.call(
    searchInvoices,
    { wire: { criterias: [{ key: 'id', operation: 'eq', value: id }] } },
    buyer.token,
  )
  return body.results[0]?.state
}
const eventsOf = (id: number) =>
  rows<{ transition: never; needs: boolean }>(
    service.db,
    sql`select transition, needs_decision as needs from payment_events where invoice_id = ${id} order by id`,
  )
const outcomeAt = async (address: string) => {
  const { searchParams } = new URL(address, 'http://here')
  const query = { order_id: searchParams.get('order_id') ?? '', token: searchParams.get('token') ?? '' }
  return await service.call(readOutcome, { query })
}

test('a member pays, a manager approves, and the member has the contacts', async () => {
  const [buyer, manager] = [await createBuyer(service), await createStaff(service, 'tele_manager')]
  const { body: invoice } = await buy(service, buyer, 'Platinum Classic')
  expect(invoice).toMatchObject({
    state: 'Initiated',
    total: 1_003_000,
    taxableValue: 850_000,
    createdBy: 'Web',
  })
  const orderId = await goToBank(service, invoice.payToken)
  expect((await bankOrders(service))[0]).toMatchObject({ orderId, amount: '10030.00' })
  const back = await comeBack(service, await setBankAnswer(service, orderId, 'Shipped'))
  expect(back).toMatch(/^\/thankyou\?order_id=/)
  expect((await outcomeAt(back)).body).toEqual({
    state: 'Paid',
    planName: 'Platinum Classic',
    invoiceId: invoice.id,
    isPaid: true,
  })
  const approved = await service.call(approveInvoice, { params: { id: invoice.id }, body: {} }, manager.token)
  expect(approved.body).toEqual({ message: 'Invoice has been approved!', state: 'Active' })
  const membership = await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)
  expect(membership.body).toMatchObject({
    planName: 'Platinum Classic',
    phoneContacts: 120,
    expressInterests: 200,
  })
  expect(replayed(await eventsOf(invoice.id))).toBe('Active')
})

test('the server asks the gateway about payments from which nobody returned', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  await setBankAnswer(service, orderId, 'Shipped')
  expect(await stateOf(buyer, invoice.id)).toBe('Initiated')
  await settlePayments(service)
  expect(await stateOf(buyer, invoice.id)).toBe('Paid')
})

test("a member's claim to have paid changes nothing by itself, but makes the server ask the gateway", async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  const claim = () =>
    service.call(
      settleInvoice.paid,
      { params: { id: invoice.id }, body: { orderStatus: 'Success' } },
      buyer.token,
    )
  expect((await claim()).body.state).toBe('Initiated')
  await setBankAnswer(service, orderId, 'Shipped')
  service.time.now = new Date(service.time.now.getTime() + 11_000)
  expect((await claim()).body.state).toBe('Paid')
})

test.each([
  ['Unsuccessful', 'Failed'],
  ['Aborted', 'Cancelled'],
])(
  'the status %s makes the invoice %s, and the member can try again with a new order',
  async (status, state) => {
    const buyer = await createBuyer(service)
    const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
    const orderId = await goToBank(service, invoice.payToken)
    const back = await comeBack(service, await setBankAnswer(service, orderId, status))
    expect(back).toMatch(/^\/failed\?/)
    expect((await outcomeAt(back)).body.state).toBe(state)
    const again = await tryAgain(service, buyer, invoice.id)
    const second = await goToBank(service, again.body.payToken)
    expect(second).not.toBe(orderId)
    await comeBack(service, await setBankAnswer(service, second, 'Shipped'))
    expect(await stateOf(buyer, invoice.id)).toBe('Paid')
    expect(replayed(await eventsOf(invoice.id))).toBe('Paid')
  },
)

test('a late success pays an invoice that had failed, and a second payment needs a decision', async () => {
  const [buyer, finance] = [await createBuyer(service), await createStaff(service, 'finance_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const first = await goToBank(service, invoice.payToken)
  await comeBack(service, await setBankAnswer(service, first, 'Unsuccessful'))
  const second = await goToBank(service, (await tryAgain(service, buyer, invoice.id)).body.payToken)
  await comeBack(service, await setBankAnswer(service, second, 'Shipped'))
  await comeBack(service, await setBankAnswer(service, first, 'Shipped'))
  const criterias = [
    { key: 'nd', operation: 'eq', value: true },
    { key: 'inv', operation: 'eq', value: invoice.id },
  ]
  const undecided = await service.call(searchPayments, { wire: { criterias } }, finance.token)
  expect(undecided.body.results).toMatchObject([{ orderId: first, amount: 413_000, bnrId: buyer.bnrId }])
})

test('the same answer, repeated by every way and at once, is one payment', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  const encResp = await setBankAnswer(service, orderId, 'Shipped')
  await Promise.all([
    ...Array.from({ length: 5 }, () => comeBack(service, encResp)),
    ...Array.from({ length: 5 }, () => postForm(service, '/api/payments/events', { encResp })),
    settlePayments(service),
  ])
  const events = await eventsOf(invoice.id)
  expect(events.flatMap(({ transition }) => transition ?? [])).toEqual(['issue', 'pay'])
  // One of the browser and one of the push.
  expect(events).toHaveLength(4)
  expect(events.some(({ needs }) => needs)).toBe(false)
})

test('the outcome page says that an invoice was credited in full', async () => {
  const [buyer, finance] = [await createBuyer(service), await createStaff(service, 'finance_admin')]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  const back = await comeBack(service, await setBankAnswer(service, orderId, 'Shipped'))
  expect((await outcomeAt(back)).body.isCredited).toBeUndefined()
  const body = { reason: 'Paid twice' }
  await service.call(creditInvoice, { params: { id: invoice.id }, body }, finance.token)
  expect((await outcomeAt(back)).body).toMatchObject({ state: 'Paid', isCredited: true })
})

test('a member cannot buy another plan while a paid invoice waits for activation', async () => {
  const buyer = await createBuyer(service)
  await payFor(service, buyer, 'Saphire Classic')
  const { status, wire } = await buy(service, buyer, 'Platinum Classic')
  expect({ status, wire }).toMatchObject({ status: 409, wire: { code: 'waiting_for_activation' } })
})
