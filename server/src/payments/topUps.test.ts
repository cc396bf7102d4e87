import { performActivity } from '@bnr/contract/activities/endpoints'
import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, draftInvoice, readActivation } from '@bnr/contract/invoices/endpoints'
import { grantMembership, readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { paise } from '@bnr/contract/money'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import {
  buy,
  countUndecided,
  createBuyer,
  payFor,
  postForm,
  setBankAnswer,
  waitAtBank,
} from '../../test/factories/payments.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { createBuyerWithPlan, enterTopUp, numbers } from '../../test/factories/topUps.ts'
import { rows } from '../database/database.ts'
import { loadInvoice } from '../invoices/store.ts'
import { memberships, topUps } from '../memberships/tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const membershipOf = async ({ id, token }: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id } }, token)).body
const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const credit = (id: number) =>
  service.call(creditInvoice, { params: { id }, body: { reason: 'Goodwill' } }, staff.finance.token)

const withPlan = () => createBuyerWithPlan(service)
const enteredByStaff = (buyer: TestMember) => enterTopUp(service, buyer, staff.manager)

async function viewPhones(buyer: TestMember, count: number) {
  for (let at = 0; at < count; at++) {
    const { id: targetId } = await createMember(service, { gender: 'f' })
    const params = { id: buyer.id, targetId }
    expect((await service.call(performActivity.view_phone, { params }, buyer.token)).status).toBe(200)
  }
}

describe('a top-up', () => {
  test('paid by card is added at once, and ends with the plan', async () => {
    const buyer = await withPlan()
    const before = await membershipOf(buyer)
    const { id } = await payFor(service, buyer, numbers)
    expect(await stateOf(id)).toBe('Active')
    expect(await membershipOf(buyer)).toEqual({ ...before, phoneContacts: 12 })
  })

  test('entered by staff waits for approval, which says what it adds to', async () => {
    const buyer = await withPlan()
    const id = await enteredByStaff(buyer)
    expect((await membershipOf(buyer)).phoneContacts).toBe(2)
    const { body } = await service.call(readActivation, { params: { id } }, staff.manager.token)
    expect(body).toMatchObject({ way: 'adds', planName: expect.stringContaining('Saphire Trial') })
    expect((await approve(id)).status).toBe(200)
    expect((await membershipOf(buyer)).phoneContacts).toBe(12)
    expect((await approve(id)).status).toBe(409)
    expect((await membershipOf(buyer)).phoneContacts).toBe(12)
  })

  test('needs a running plan', async () => {
    const buyer = await createBuyer(service)
    expect(await buy(service, buyer, numbers)).toMatchObject({
      status: 409,
      wire: { code: 'no_plan_running' },
    })
  })

  test('takes no coupon, offer or extras', async () => {
    const buyer = await withPlan()
    const { id: planId } = await planNamed(service, numbers)
    for (const more of [{ couponId: 1 }, { offerId: 1 }, { extraDays: 1 }, { extraPhoneContacts: 1 }]) {
      const body = { planId, profileId: buyer.id, ...more }
      expect(await service.call(draftInvoice, { body }, staff.manager.token)).toMatchObject({
        status: 409,
        wire: { code: 'topup_alone' },
      })
    }
  })

  test('is never granted', async () => {
    const buyer = await withPlan()
    const { id: planId } = await planNamed(service, numbers)
    const body = { profileId: buyer.id, planId }
    expect((await service.call(grantMembership, { body }, staff.finance.token)).status).toBe(400)
  })

  test('neither blocks nor cancels the invoice of a plan, nor the other way round', async () => {
    const buyer = await withPlan()
    const { body: open } = await buy(service, buyer, 'Platinum Classic')
    const first = await payFor(service, buyer, numbers)
    expect([await stateOf(open.id), await stateOf(first.id)]).toEqual(['Initiated', 'Active'])
    const { body: unpaid } = await buy(service, buyer, '25 more phone numbers')
    await payFor(service, buyer, 'Platinum Classic', true)
    expect(await stateOf(unpaid.id)).toBe('Initiated')
    await payFor(service, buyer, '10 more interests')
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 12, expressInterests: 10 })
  })

  test('carries over whole at an upgrade, after the plan was used first', async () => {
    const buyer = await createBuyer(service)
    await approve((await payFor(service, buyer, 'Saphire Classic')).id)
    await payFor(service, buyer, numbers)
    await viewPhones(buyer, 3)
    await approve((await payFor(service, buyer, 'Platinum Classic', true)).id)
    expect(await membershipOf(buyer)).toMatchObject({ planName: 'Platinum Classic', phoneContacts: 130 })
  })
})

describe('the money of a top-up', () => {
  test('that arrives after the plan has ended waits for finance', async () => {
    const buyer = await withPlan()
    const { id, orderId, answer } = await waitAtBank(service, buyer, numbers)
    await service.db
      .update(memberships)
      .set({ endsOn: '2026-11-20', startsOn: '2026-11-01' })
      .where(eq(memberships.profileId, buyer.id))
    await answer('Shipped')
    expect(await stateOf(id)).toBe('Initiated')
    expect(await countUndecided(service, staff.finance, orderId)).toBe(1)
    expect(await service.db.$count(topUps, eq(topUps.invoiceId, id))).toBe(0)
  })

  test('counts once, however often the gateway says that it came', async () => {
    const buyer = await withPlan()
    const { id, orderId, answer } = await waitAtBank(service, buyer, numbers)
    await answer('Shipped')
    const push = async () => {
      const encResp = await setBankAnswer(service, orderId, 'Shipped')
      return await postForm(service, '/api/payments/events', { encResp })
    }
    await Promise.all([push(), push(), answer('Shipped')])
    expect(await stateOf(id)).toBe('Active')
    expect((await membershipOf(buyer)).phoneContacts).toBe(12)
  })

  test('that is credited in full withdraws what is left, never more', async () => {
    const buyer = await withPlan()
    const { id } = await payFor(service, buyer, numbers)
    await viewPhones(buyer, 5)
    expect((await credit(id)).status).toBe(200)
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 5, usedPhoneContacts: 5 })
    const second = await payFor(service, buyer, numbers)
    await viewPhones(buyer, 1)
    const body = { reason: 'Less', amount: paise(10_000) }
    const params = { id: second.id }
    expect((await service.call(creditInvoice, { params, body }, staff.finance.token)).status).toBe(200)
    expect((await membershipOf(buyer)).phoneContacts).toBe(15)
    await credit(second.id)
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 6, usedPhoneContacts: 6 })
  })

  test('that the bank reverses freezes the quotas; refunding it withdraws the rest and frees the plan', async () => {
    const buyer = await withPlan()
    const { id, orderId, answer } = await waitAtBank(service, buyer, numbers)
    await answer('Shipped')
    const encResp = await setBankAnswer(service, orderId, 'Chargeback')
    await postForm(service, '/api/payments/events', { encResp })
    expect(await membershipOf(buyer)).toMatchObject({ isFrozen: true, phoneContacts: 12 })
    const [event] = await rows<{ id: number }>(
      service.db,
      sql`select id from payment_events where invoice_id = ${id} and needs_decision`,
    )
    const params = { id: event?.id ?? 0 }
    const body = { decision: 'refunded', reference: 'R1' } as const
    expect((await service.call(decidePayment, { params, body }, staff.finance.token)).status).toBe(200)
    const after = await membershipOf(buyer)
    expect(after).toMatchObject({ phoneContacts: 2 })
    expect(after).not.toHaveProperty('isFrozen')
  })
})
