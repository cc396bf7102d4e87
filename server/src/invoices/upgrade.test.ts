import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, issueInvoice } from '@bnr/contract/invoices/endpoints'
import { grantMembership, readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createPlan, planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer, payFor } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { spend } from '../memberships/spend.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
/** The membership keeps running, so that the member can upgrade it. */
const creditInFull = (id: number) => {
  const body = { reason: 'Paid back', keepRunning: 'Our mistake' }
  return service.call(creditInvoice, { params: { id }, body }, staff.finance.token)
}
const grant = async (buyer: TestMember, planId: number) =>
  service.call(grantMembership, { body: { profileId: buyer.id, planId } }, staff.finance.token)
const openPhones = async ({ id }: TestMember, count: number) => {
  for (let opened = 0; opened < count; opened++)
    await service.db.inTransaction((tx) => spend(tx, id, 'phoneContacts', service.time.now))
}

/** Saphire Classic: Rs. 3,500, 90 days, 40 contacts, 60 interests. Platinum Classic: Rs. 8,500, 120 and 200. */
async function buySaphire(): Promise<TestMember> {
  const buyer = await createBuyer(service)
  await approve((await payFor(service, buyer, 'Saphire Classic')).id)
  return buyer
}
async function sellSaphire(extraDays: number): Promise<TestMember> {
  const buyer = await createBuyer(service)
  const { id: planId } = await planNamed(service, 'Saphire Classic')
  const transfer = { transactionId: 'T1' }
  const body = { profileId: buyer.id, planId, paymentKind: 'nr' as const, transfer, extraDays }
  await approve((await service.call(issueInvoice, { body }, staff.manager.token)).body.id)
  return buyer
}
const creditFor = async (buyer: TestMember, plan = 'Platinum Classic') =>
  (await buy(service, buyer, plan, {}, true)).body.upgradeCredit

describe('the upgrade credit', () => {
  test.each([
    ['on the first day, 89 of 90 days', 0, 346_111],
    ['after 60 days, 29 of 90: 112,777.77 paise', 60, 112_777],
    ['on the last day', 89, 0],
  ])('%s', async (_, days, credit) => {
    const buyer = await buySaphire()
    goTo(days)
    expect(await creditFor(buyer)).toBe(credit)
  })

  test.each([
    ['29 days of the plan and 30 granted days are left', 60, 112_777],
    ['only granted days are left', 100, 0],
  ])('leaves out granted days when %s', async (_, days, credit) => {
    const buyer = await sellSaphire(30)
    goTo(days)
    expect(await creditFor(buyer)).toBe(credit)
  })

  test('is worked out from the amount paid plus the credit that was used', async () => {
    const buyer = await buySaphire()
    goTo(60)
    const upgrade = await payFor(service, buyer, 'Platinum Classic', true)
    expect([upgrade.upgradeCredit, upgrade.taxableValue]).toEqual([112_777, 737_223])
    await approve(upgrade.id)
    goTo(160)
    // 850,000 paise for 360 days, of which 259 are left after day 100: 611,527.77.
    expect(await creditFor(buyer, 'Platinum Premium')).toBe(611_527)
  })

  test('is zero for a membership that was credited in full', async () => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    await approve(id)
    await creditInFull(id)
    goTo(20)
    expect((await buy(service, buyer, 'Platinum Classic', {}, true)).body.upgradeCredit).toBe(0)
  })

  test('leaves out what was repaid for the membership that its own credit came from', async () => {
    const buyer = await createBuyer(service)
    const first = await payFor(service, buyer, 'Saphire Classic')
    await approve(first.id)
    goTo(60)
    await approve((await payFor(service, buyer, 'Platinum Classic', true)).id)
    await creditInFull(first.id)
    goTo(160)
    // 737,223 paise for 360 days, of which 259 are left: 530,390.99.
    expect(await creditFor(buyer, 'Platinum Premium')).toBe(530_390)
  })
})

describe('the quotas that an upgrade carries over', () => {
  test('are a third of the rest when a third of the days has passed', async () => {
    const buyer = await buySaphire()
    goTo(30)
    await openPhones(buyer, 3)
    await approve((await payFor(service, buyer, 'Platinum Classic', true)).id)
    // 37 x 30 / 90 = 12.3 contacts, 60 x 30 / 90 = 20 interests.
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 132, expressInterests: 220 })
  })

  test('follow the days until the day of issue, and the quotas left at approval', async () => {
    const buyer = await buySaphire()
    goTo(30)
    const { id } = await payFor(service, buyer, 'Platinum Classic', true)
    goTo(50)
    await openPhones(buyer, 10)
    await approve(id)
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 130, expressInterests: 220 })
  })

  test('are all that is left when only granted days are left', async () => {
    const buyer = await sellSaphire(30)
    goTo(100)
    await approve((await payFor(service, buyer, 'Platinum Classic', true)).id)
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 160, expressInterests: 260 })
  })

  test('are all that is left of a granted membership', async () => {
    const buyer = await createBuyer(service)
    await grant(buyer, (await planNamed(service, 'Saphire Classic')).id)
    await approve((await payFor(service, buyer, 'Platinum Classic', true)).id)
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 160, expressInterests: 260 })
  })

  test('are none for ten upgrades in one day', async () => {
    const buyer = await createBuyer(service)
    for (let step = 1; step <= 10; step++) {
      const name = `Step ${step}`
      await createPlan(service, {
        name,
        hidden: false,
        price: paiseOf(step * 1000),
        phoneContacts: step * 40,
        expressInterests: step,
      })
      await approve((await payFor(service, buyer, name, step > 1)).id)
    }
    expect(await membershipOf(buyer)).toMatchObject({ phoneContacts: 400, expressInterests: 10 })
  })
})
