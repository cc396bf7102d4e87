import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, payFor } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { expireInvoices } from './end.ts'
import { loadInvoice } from './store.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

async function activate(buyer: TestMember) {
  const { id } = await payFor(service, buyer, 'Saphire Classic')
  await service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
  return id
}
const creditInFull = (id: number, rest: object = {}) =>
  service.call(creditInvoice, { params: { id }, body: { reason: 'Paid back', ...rest } }, staff.finance.token)
const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body

describe('a credit note for a whole invoice', () => {
  test('ends the membership the same day, and expires the invoice the next day', async () => {
    const buyer = await createBuyer(service)
    const id = await activate(buyer)
    goTo(10)
    await creditInFull(id)
    expect(await membershipOf(buyer)).toMatchObject({ planName: 'Saphire Classic', expiresOn: '2026-12-01' })
    goTo(11)
    expect((await membershipOf(buyer)).planName).toBe('Free Membership')
    await expireInvoices(service)
    expect((await loadInvoice(service.db, id)).state).toBe('Expired')
  })

  test('lets a waiting renewal start the next day, with all of its days', async () => {
    const buyer = await createBuyer(service)
    const first = await activate(buyer)
    goTo(75)
    await activate(buyer)
    await creditInFull(first)
    expect(await membershipOf(buyer)).toMatchObject({ daysToExpiry: 0, renewsOn: '2027-02-05' })
    goTo(76)
    expect(await membershipOf(buyer)).toMatchObject({ daysToExpiry: 89, phoneContacts: 40 })
  })

  test('prevents a waiting renewal from ever starting', async () => {
    const buyer = await createBuyer(service)
    await activate(buyer)
    goTo(75)
    const renewal = await activate(buyer)
    await creditInFull(renewal)
    expect(await membershipOf(buyer)).not.toHaveProperty('renewsOn')
    goTo(90)
    expect((await membershipOf(buyer)).planName).toBe('Free Membership')
  })

  test('leaves the membership running if finance gives a reason', async () => {
    const buyer = await createBuyer(service)
    await creditInFull(await activate(buyer), { keepRunning: 'Our mistake' })
    goTo(1)
    expect(await membershipOf(buyer)).toMatchObject({ planName: 'Saphire Classic', daysToExpiry: 88 })
  })
})
