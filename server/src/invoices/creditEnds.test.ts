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
const takeBack = (id: number, rest: object = {}) =>
  service.call(creditInvoice, { params: { id }, body: { reason: 'Paid back', ...rest } }, staff.finance.token)
const heldBy = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body

describe('a credit note of a whole invoice', () => {
  test('ends its membership that day, and its invoice the day after', async () => {
    const buyer = await createBuyer(service)
    const id = await activate(buyer)
    goTo(10)
    await takeBack(id)
    expect(await heldBy(buyer)).toMatchObject({ planName: 'Saphire Classic', expiresOn: '2026-12-01' })
    goTo(11)
    expect((await heldBy(buyer)).planName).toBe('Free Membership')
    await expireInvoices(service)
    expect((await loadInvoice(service.db, id)).state).toBe('Expired')
  })

  test('lets a renewal that waits start the next day, for all of its days', async () => {
    const buyer = await createBuyer(service)
    const first = await activate(buyer)
    goTo(75)
    await activate(buyer)
    await takeBack(first)
    expect(await heldBy(buyer)).toMatchObject({ daysToExpiry: 0, renewsOn: '2027-02-05' })
    goTo(76)
    expect(await heldBy(buyer)).toMatchObject({ daysToExpiry: 89, phoneContacts: 40 })
  })

  test('of a renewal that waits lets it never start', async () => {
    const buyer = await createBuyer(service)
    await activate(buyer)
    goTo(75)
    const renewal = await activate(buyer)
    await takeBack(renewal)
    expect(await heldBy(buyer)).not.toHaveProperty('renewsOn')
    goTo(90)
    expect((await heldBy(buyer)).planName).toBe('Free Membership')
  })

  test('leaves the membership running where finance says why', async () => {
    const buyer = await createBuyer(service)
    await takeBack(await activate(buyer), { keepRunning: 'Our mistake' })
    goTo(1)
    expect(await heldBy(buyer)).toMatchObject({ planName: 'Saphire Classic', daysToExpiry: 88 })
  })
})
