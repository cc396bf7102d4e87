import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readUpgradePrices } from '@bnr/contract/invoices/upgrades'
import { shareOf } from '@bnr/contract/money'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { daysOf } from '@bnr/contract/plans/schemas'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  buy,
  comeBack,
  createBuyer,
  goToBank,
  payFor,
  setBankAnswer,
  tryAgain,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'
import { memberships } from '../memberships/tables.ts'
import { loadPlan } from '../plans/store.ts'
import { lastAttempt } from './attempts.ts'

const { service, staff, goTo } = await useBilling()

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const answer = async (orderId: string, status: string) =>
  comeBack(service, await setBankAnswer(service, orderId, status))
const membershipsOf = (profileId: number) =>
  service.db.select().from(memberships).where(eq(memberships.profileId, profileId)).orderBy(memberships.id)

async function decide(orderId: string, body: object) {
  const undecided = sql`order_id = ${orderId} and needs_decision`
  const [event] = await service.db.select().from(paymentEvents).where(undecided)
  const params = { id: event?.id ?? 0 }
  return await service.call(decidePayment, { params, body: body as never }, staff.finance.token)
}

/** The second attempt pays the invoice, and its membership begins. Returns the order of the first attempt. */
async function startWithSecondAttempt() {
  goTo(0)
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const first = await goToBank(service, invoice.payToken)
  await answer(first, 'Unsuccessful')
  await answer(await goToBank(service, (await tryAgain(service, buyer, invoice.id)).body.payToken), 'Shipped')
  expect((await approve(invoice.id)).status).toBe(200)
  return { buyer, invoice, first }
}

test('a refund of surplus money leaves the membership that another payment bought', async () => {
  const { buyer, first } = await startWithSecondAttempt()
  const before = await membershipsOf(buyer.id)
  expect(before).toHaveLength(1)
  await answer(first, 'Chargeback')
  expect((await decide(first, { decision: 'refunded', reference: 'REF 1' })).status).toBe(200)
  expect(await membershipsOf(buyer.id)).toEqual(before)
})

describe('once finance has refunded a payment that the bank reversed', () => {
  /** Returns what reverses and refunds the payment. */
  async function buyAndStart(buyer: TestMember, planName: string) {
    const { id } = await payFor(service, buyer, planName)
    expect((await approve(id)).status).toBe(200)
    goTo(1)
    return async () => {
      const { orderId = '' } = (await lastAttempt(service.db, id)) ?? {}
      await answer(orderId, 'Chargeback')
      expect((await decide(orderId, { decision: 'refunded', reference: 'REF 4' })).status).toBe(200)
    }
  }
  const creditsOf = async ({ token }: TestMember) =>
    new Set(
      (await service.call(readUpgradePrices, {}, token)).body.upgrades.map(
        ({ upgradeCredit }) => upgradeCredit,
      ),
    )

  test('its plan gives no credit for an upgrade, not even on its last day', async () => {
    goTo(0)
    const buyer = await createBuyer(service)
    const reverse = await buyAndStart(buyer, 'Saphire Classic')
    expect(await creditsOf(buyer)).not.toContain(0)
    await reverse()
    expect(await creditsOf(buyer)).toEqual(new Set([0]))
  })

  test('a later upgrade gets credit only for what was paid after it', async () => {
    goTo(0)
    const buyer = await createBuyer(service)
    const reverse = await buyAndStart(buyer, 'Saphire Classic')
    const { id } = await payFor(service, buyer, 'Platinum Classic', true)
    expect((await approve(id)).status).toBe(200)
    await reverse()
    const { taxableValue, planId } = await loadInvoice(service.db, id)
    const days = daysOf(await loadPlan(service.db, planId))
    expect(await creditsOf(buyer)).toEqual(new Set([shareOf(taxableValue, days - 1, days, 'down')]))
  })
})

/** Finance applies the surplus payment to a renewal of the same member. Returns the invoices of both memberships. */
async function applyToRenewal() {
  const { buyer, invoice, first } = await startWithSecondAttempt()
  await answer(first, 'Shipped')
  goTo(70)
  const renewal = { purchase: 'renewal', state: 'Initiated', planName: 'Saphire Classic' } as const
  const { id } = await createInvoice(service, buyer.id, renewal)
  expect((await decide(first, { decision: 'apply', invoiceId: id })).status).toBe(200)
  return { buyer, invoice, first, id }
}

test('a refund ends the renewal to which finance applied the payment, and not the membership before it', async () => {
  const { buyer, invoice, first, id } = await applyToRenewal()
  expect((await approve(id)).status).toBe(200)
  const [bought, renewed] = await membershipsOf(buyer.id)
  expect([bought?.invoiceId, renewed?.invoiceId]).toEqual([invoice.id, id])
  await answer(first, 'Chargeback')
  expect((await decide(first, { decision: 'refunded', reference: 'REF 2' })).status).toBe(200)
  expect(await membershipsOf(buyer.id)).toEqual([
    bought,
    { ...renewed, replacedAt: service.time.now, frozenAt: service.time.now },
  ])
})

const dismissal = { decision: 'dismissed', note: 'The bank gave it up' }

test('a reversal freezes the renewal to which finance applied the payment until finance dismisses it', async () => {
  const { buyer, first, id } = await applyToRenewal()
  expect((await approve(id)).status).toBe(200)
  const frozen = async () => (await membershipsOf(buyer.id)).map(({ frozenAt }) => frozenAt !== null)
  await answer(first, 'Chargeback')
  expect(await frozen()).toEqual([false, true])
  await answer(first, 'Fraud')
  expect((await decide(first, dismissal)).status).toBe(200)
  expect(await frozen()).toEqual([false, true])
  expect((await decide(first, dismissal)).status).toBe(200)
  expect(await frozen()).toEqual([false, false])
})

test('a reversal blocks the approval of the renewal to which finance applied the payment', async () => {
  const { first, id } = await applyToRenewal()
  await answer(first, 'Chargeback')
  expect((await approve(id)).wire).toMatchObject({
    code: 'wrong_state',
    message: 'Finance must decide about a payment of this invoice first',
  })
  expect((await decide(first, { decision: 'refunded', reference: 'REF 3' })).status).toBe(200)
  expect((await approve(id)).wire).toMatchObject({
    message: 'The payment of this invoice was reversed: Chargeback',
  })
})
