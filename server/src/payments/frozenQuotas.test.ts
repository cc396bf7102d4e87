import { performActivity } from '@bnr/contract/activities/endpoints'
import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { grantMembership, readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { paise } from '@bnr/contract/money'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, payFor, postForm, setBankAnswer, waitAtBank } from '../../test/factories/payments.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { rows } from '../database/database.ts'

const { service, staff } = await useBilling()

const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
const viewPhone = async (buyer: TestMember) => {
  const other = await createMember(service, { gender: 'f' })
  return await service.call(
    performActivity.view_phone,
    { params: { id: buyer.id, targetId: other.id } },
    buyer.token,
  )
}

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)

async function activated() {
  const buyer = await createBuyer(service)
  const { id, orderId, answer } = await waitAtBank(service, buyer, 'Saphire Classic')
  await answer('Shipped')
  await approve(id)
  return { buyer, id, orderId }
}

const reverse = async (orderId: string) =>
  await postForm(service, '/api/payments/events', {
    encResp: await setBankAnswer(service, orderId, 'Chargeback'),
  })

/** A membership whose payment the bank reverses right after it started. */
async function chargedBack() {
  const { buyer, id, orderId } = await activated()
  await reverse(orderId)
  return { buyer, id }
}
async function decide(invoiceId: number, body: object) {
  const [event] = await rows<{ id: number }>(
    service.db,
    sql`select id from payment_events where invoice_id = ${invoiceId} and needs_decision`,
  )
  return await service.call(
    decidePayment,
    { params: { id: event?.id ?? 0 }, body: body as never },
    staff.finance.token,
  )
}

test('after a chargeback the member cannot spend quotas, and My Account says so, until finance dismisses it', async () => {
  const { buyer, id } = await chargedBack()
  expect(await membershipOf(buyer)).toMatchObject({ isFrozen: true, usedPhoneContacts: 0 })
  expect(await viewPhone(buyer)).toMatchObject({ status: 409, wire: { code: 'quotas_frozen' } })
  expect((await membershipOf(buyer)).usedPhoneContacts).toBe(0)
  expect((await decide(id, { decision: 'dismissed', note: 'The bank gave it up' })).status).toBe(200)
  expect(await membershipOf(buyer)).not.toHaveProperty('isFrozen')
  expect((await viewPhone(buyer)).status).toBe(200)
})

test('a partial credit note releases the quotas only if it is the decision about the chargeback', async () => {
  const { buyer, id } = await chargedBack()
  const body = { reason: 'Goodwill', amount: paise(50_000) }
  expect((await service.call(creditInvoice, { params: { id }, body }, staff.finance.token)).status).toBe(200)
  expect(await membershipOf(buyer)).toMatchObject({ isFrozen: true })
  const decision = { decision: 'credit note', note: 'The bank took a part back', amount: paise(100_000) }
  expect((await decide(id, { ...decision, amount: paise(363_001) })).wire).toMatchObject({
    fields: { am: 'Enter at most ₹3,630, which is what is left of this invoice' },
  })
  expect((await decide(id, decision)).status).toBe(200)
  expect(await membershipOf(buyer)).toMatchObject({ planName: 'Saphire Classic', daysToExpiry: 89 })
  expect((await viewPhone(buyer)).status).toBe(200)
})

test('only a credit note accepts an amount in a decision', async () => {
  const { id } = await chargedBack()
  const refused = await decide(id, { decision: 'refunded', reference: 'R2', amount: paise(100) })
  expect(refused.wire).toMatchObject({ fields: { am: expect.stringContaining('only a credit note') } })
})

test('a reversal does not freeze a membership that was bought after the paid one and its upgrade ended', async () => {
  const { buyer, orderId } = await activated()
  const upgrade = await payFor(service, buyer, 'Platinum Classic', true)
  await approve(upgrade.id)
  const params = { id: upgrade.id }
  const body = { reason: 'The family found a match' }
  expect((await service.call(creditInvoice, { params, body }, staff.finance.token)).status).toBe(200)
  service.time.now = new Date(service.time.now.getTime() + 86_400_000)
  await approve((await payFor(service, buyer, 'Saphire Premium')).id)
  await reverse(orderId)
  expect(await membershipOf(buyer)).toMatchObject({ planName: 'Saphire Premium' })
  expect(await membershipOf(buyer)).not.toHaveProperty('isFrozen')
  expect((await viewPhone(buyer)).status).toBe(200)
})

test('a grant does not release frozen quotas', async () => {
  const { buyer } = await chargedBack()
  const plan = (await rows<{ id: number }>(service.db, sql`select id from plans where name = 'Ruby'`))[0]
  const body = { profileId: buyer.id, planId: plan?.id ?? 0 }
  expect((await service.call(grantMembership, { body }, staff.finance.token)).status).toBe(200)
  expect((await viewPhone(buyer)).wire).toMatchObject({ code: 'quotas_frozen' })
})

test.each([[{ decision: 'refunded', reference: 'R1' }], [{ decision: 'credit note', note: 'Charged back' }]])(
  'a decision that the money is gone, %j, ends the membership the same day',
  async (decision) => {
    const { buyer, id } = await chargedBack()
    expect((await decide(id, decision)).status).toBe(200)
    expect(await membershipOf(buyer)).toMatchObject({ planName: 'Saphire Classic', daysToExpiry: 0 })
    const before = service.time.now
    service.time.now = new Date(before.getTime() + 86_400_000)
    const { body } = await service.call(
      readCurrentMembership,
      { params: { id: buyer.id } },
      staff.manager.token,
    )
    service.time.now = before
    expect(body.planName).toBe('Free Membership')
  },
)
