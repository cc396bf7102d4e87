import { performActivity } from '@bnr/contract/activities/endpoints'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, postForm, setBankAnswer, waitAtBank } from '../../test/factories/payments.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { paymentEvents } from '../invoices/tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const eventsOf = (invoiceId: number) =>
  service.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.invoiceId, invoiceId))
    .orderBy(asc(paymentEvents.id))
const undecidedOf = async (invoiceId: number) =>
  (await eventsOf(invoiceId)).filter(({ needsDecision }) => needsDecision)
async function dismiss(invoiceId: number) {
  const [event] = await undecidedOf(invoiceId)
  const body = { decision: 'dismissed' as const, note: 'The bank gave it up' }
  return await service.call(decidePayment, { params: { id: event?.id ?? 0 }, body }, staff.finance.token)
}
/** The gateway pushes an answer, and repeats it when asked unless the test changes it. */
const push = async (orderId: string, status: string, amount?: number) =>
  postForm(service, '/api/payments/events', {
    encResp: await setBankAnswer(service, orderId, status, amount),
  })

/** Pays an invoice and leaves no job that would ask the gateway. */
async function pay(buyer: TestMember, plan = 'Saphire Classic', upgrade = false) {
  const { id, orderId, answer } = await waitAtBank(service, buyer, plan, {}, upgrade)
  await answer('Shipped')
  await service.workJobs()
  return { id, orderId }
}
async function buyAndStart(buyer: TestMember, plan?: string, upgrade = false) {
  const paid = await pay(buyer, plan, upgrade)
  expect((await approve(paid.id)).status).toBe(200)
  return paid
}
const isFrozen = async (buyer: TestMember) => {
  const { body } = await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)
  return body.isFrozen ?? false
}
const viewPhone = async (buyer: TestMember) => {
  const { id: targetId } = await createMember(service, { gender: 'f' })
  return await service.call(performActivity.view_phone, { params: { id: buyer.id, targetId } }, buyer.token)
}

describe('after a reversal a job asks the gateway', () => {
  test('and finance dismisses a repeated answer together with the first, so that the invoice can be approved', async () => {
    const { id, orderId } = await pay(await createBuyer(service))
    await push(orderId, 'Chargeback')
    await service.workJobs()
    expect(
      (await eventsOf(id))
        .slice(-2)
        .map(({ source, description, outcome }) => [source, description, outcome]),
    ).toEqual([
      ['push', 'Chargeback', 'reversed'],
      ['status call', 'Chargeback', null],
    ])
    expect(await undecidedOf(id)).toHaveLength(1)
    expect((await approve(id)).status).toBe(409)
    expect((await dismiss(id)).status).toBe(200)
    expect((await approve(id)).status).toBe(200)
  })

  test('and a reversal counts once if the gateway spells it in two ways', async () => {
    const { id, orderId } = await pay(await createBuyer(service))
    await push(orderId, 'Systemrefund')
    await setBankAnswer(service, orderId, 'System refund')
    await service.workJobs()
    expect(await undecidedOf(id)).toMatchObject([{ source: 'push', description: 'Systemrefund' }])
  })

  test('and a reversal of a different amount counts once the gateway itself reports it', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await buyAndStart(buyer)
    await push(orderId, 'Chargeback', 1)
    expect([await undecidedOf(id), await isFrozen(buyer)]).toEqual([[], false])
    await setBankAnswer(service, orderId, 'Chargeback', 4130)
    await service.workJobs()
    expect(await undecidedOf(id)).toMatchObject([
      { source: 'status call', description: 'Chargeback', outcome: 'reversed', amount: 413_000 },
    ])
    expect(await isFrozen(buyer)).toBe(true)
  })

  test('and a reversal of a different amount that the gateway does not report does not block approval', async () => {
    const { id, orderId } = await pay(await createBuyer(service))
    await push(orderId, 'Chargeback', 1)
    await setBankAnswer(service, orderId, 'Shipped', 4130)
    await service.workJobs()
    expect((await approve(id)).status).toBe(200)
  })

  test('and a reversal that the gateway does not repeat is left to finance', async () => {
    const { id, orderId } = await pay(await createBuyer(service))
    await push(orderId, 'Chargeback')
    await setBankAnswer(service, orderId, 'Shipped')
    await service.workJobs()
    expect(await undecidedOf(id)).toMatchObject([{ description: 'Chargeback' }])
    expect((await approve(id)).status).toBe(409)
  })
})

describe('quotas frozen by a reversal', () => {
  test('stay frozen through an upgrade until finance dismisses the reversal of the first payment', async () => {
    const buyer = await createBuyer(service)
    const first = await buyAndStart(buyer)
    await push(first.orderId, 'Chargeback')
    await buyAndStart(buyer, 'Platinum Classic', true)
    expect(await isFrozen(buyer)).toBe(true)
    expect((await viewPhone(buyer)).wire).toMatchObject({ code: 'quotas_frozen' })
    expect((await dismiss(first.id)).status).toBe(200)
    expect((await viewPhone(buyer)).status).toBe(200)
  })

  test.each([
    ['first', [0, 1]],
    ['upgrade', [1, 0]],
  ])('of two payments stay frozen when finance has dismissed only the one for the %s', async (_, order) => {
    const buyer = await createBuyer(service)
    const paid = [await buyAndStart(buyer), await buyAndStart(buyer, 'Platinum Classic', true)]
    for (const { orderId } of paid) await push(orderId, 'Chargeback')
    const [one = 0, other = 0] = order.map((at) => paid[at]?.id ?? 0)
    await dismiss(one)
    expect(await isFrozen(buyer)).toBe(true)
    await dismiss(other)
    expect(await isFrozen(buyer)).toBe(false)
  })

  test('are not released by a decision about another event of the same invoice', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await buyAndStart(buyer)
    await push(orderId, 'Chargeback')
    await push(orderId, 'Fraud')
    expect(await service.db.$count(paymentEvents, sql`invoice_id = ${id} and needs_decision`)).toBe(2)
    await dismiss(id)
    expect(await isFrozen(buyer)).toBe(true)
    await dismiss(id)
    expect(await isFrozen(buyer)).toBe(false)
  })
})
