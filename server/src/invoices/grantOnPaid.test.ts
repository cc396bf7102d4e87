import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { grantMembership, readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createPlan, planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer, payFor } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { rows } from '../database/database.ts'
import { spend } from '../memberships/spend.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
const grant = async (buyer: TestMember, planId: number) =>
  service.call(grantMembership, { body: { profileId: buyer.id, planId } }, staff.finance.token)
const openPhones = async ({ id }: TestMember, count: number) => {
  for (let opened = 0; opened < count; opened++)
    await service.db.inTransaction((tx) => spend(tx, id, 'phoneContacts', service.time.now))
}

/** Saphire Classic: 90 days, 40 contacts, 60 interests. */
async function buySaphire(): Promise<TestMember> {
  const buyer = await createBuyer(service)
  await approve((await payFor(service, buyer, 'Saphire Classic')).id)
  return buyer
}

describe('a grant', () => {
  test('replies tell staff who may grant a membership that they can, and the member nothing', async () => {
    const buyer = await createBuyer(service)
    const canOf = async (token: string) =>
      (await service.call(readCurrentMembership, { params: { id: buyer.id } }, token)).body.can
    expect(await canOf(staff.finance.token)).toEqual(['grant'])
    expect(await canOf(staff.manager.token)).toEqual([])
    expect(await canOf(buyer.token)).toBeUndefined()
  })

  test('adds no more days to a paid membership than can be stored, and says so', async () => {
    const buyer = await buySaphire()
    const { id } = await createPlan(service, { duration: 730, durationUnit: 'months' })
    expect((await grant(buyer, id)).status).toBe(200)
    const before = await membershipOf(buyer)
    expect(await grant(buyer, id)).toMatchObject({
      status: 409,
      wire: { message: 'The membership has too many extra days for this plan. Grant a shorter one' },
    })
    expect(await membershipOf(buyer)).toEqual(before)
  })

  test('adds its contacts, interests and days to a paid membership', async () => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Platinum Classic')
    await approve(id)
    await openPhones(buyer, 5)
    const small = await createPlan(service, {
      duration: 9,
      durationUnit: 'DAYS',
      phoneContacts: 7,
      expressInterests: 3,
    })
    const { body } = await grant(buyer, small.id)
    expect(body.message).toMatch(/was added to Platinum Classic, which now ends on 24 Nov 2027$/)
    expect(await membershipOf(buyer)).toMatchObject({
      planName: 'Platinum Classic',
      daysToExpiry: 368,
      phoneContacts: 127,
      usedPhoneContacts: 5,
      expressInterests: 203,
    })
    const [row] = await rows<{ state: string }>(service.db, sql`select state from invoices where id = ${id}`)
    expect(row?.state).toBe('Active')
  })

  test('postpones a waiting renewal', async () => {
    const buyer = await buySaphire()
    goTo(75)
    await approve((await payFor(service, buyer, 'Saphire Classic')).id)
    const small = await createPlan(service, { duration: 9, durationUnit: 'DAYS' })
    await grant(buyer, small.id)
    expect(await membershipOf(buyer)).toMatchObject({ daysToExpiry: 23, renewsOn: '2027-02-28' })
  })

  test('is added every time when six arrive at once', async () => {
    const buyer = await buySaphire()
    const small = await createPlan(service, {
      duration: 5,
      durationUnit: 'DAYS',
      phoneContacts: 7,
      expressInterests: 3,
    })
    await Promise.all(Array.from({ length: 6 }, () => grant(buyer, small.id)))
    expect(await membershipOf(buyer)).toMatchObject({
      daysToExpiry: 119,
      phoneContacts: 82,
      expressInterests: 78,
    })
  })

  test('does not raise the upgrade credit by its days', async () => {
    const buyer = await buySaphire()
    await grant(buyer, (await planNamed(service, 'Saphire Classic')).id)
    goTo(60)
    const { body } = await buy(service, buyer, 'Platinum Classic', {}, true)
    expect(body.upgradeCredit).toBe(112_777)
  })
})
