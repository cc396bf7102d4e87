import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { creditBy } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { buy, createBuyer, payFor, waitAtBank, whyNotPayableShown } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { whyNotPayable } from './payable.ts'
import { loadInvoice } from './store.ts'

const { service, staff, goTo } = await useBilling()
let buyer: TestMember
beforeEach(async () => {
  goTo(0)
  buyer = await createBuyer(service)
})

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const membershipOf = async () =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
/** Saphire Classic: 90 days, 40 contacts, 60 interests. */
async function started() {
  const { id } = await payFor(service, buyer, 'Saphire Classic')
  await approve(id)
  return id
}
const refusalOf = async (id: number) => {
  const row = await loadInvoice(service.db, id)
  return (await service.db.inTransaction((tx) => whyNotPayable(service, tx, row)))?.message
}

describe('a renewal that was paid on the last day of the membership', () => {
  test('is paid by an answer on the next day', async () => {
    await started()
    goTo(89)
    const renewal = await waitAtBank(service, buyer, 'Saphire Classic')
    goTo(90)
    await renewal.answer('Shipped')
    expect(await stateOf(renewal.id)).toBe('Paid')
  })

  test('is not paid if another membership has begun since', async () => {
    await started()
    goTo(89)
    const renewal = await waitAtBank(service, buyer, 'Saphire Classic')
    goTo(90)
    await giveMembership(service, buyer.id, { price: paiseOf(20_000), duration: 60, durationUnit: 'DAYS' })
    await renewal.answer('Shipped')
    expect(await stateOf(renewal.id)).toBe('Initiated')
  })

  test('cannot be begun on the next day, and the member reads why', async () => {
    await started()
    goTo(89)
    const { id } = (await buy(service, buyer, 'Saphire Classic')).body
    goTo(90)
    expect(await whyNotPayableShown(service, buyer, id)).toContain('The membership has changed')
  })
})

describe('the quotas that an upgrade carries over', () => {
  test('are those of the days used, on the last day of a membership too', async () => {
    await started()
    goTo(89)
    const upgrade = await payFor(service, buyer, 'Platinum Classic', true)
    expect(upgrade.upgradeCredit).toBe(0)
    await approve(upgrade.id)
    // 40 x 89 / 90 = 39.6 contacts and 60 x 89 / 90 = 59.3 interests.
    expect(await membershipOf()).toMatchObject({ phoneContacts: 159, expressInterests: 259 })
  })

  test('stay those of the days used if the membership was repaid after the upgrade', async () => {
    const first = await started()
    goTo(30)
    const upgrade = await payFor(service, buyer, 'Platinum Classic', true)
    await creditBy(service, staff.finance)(first, { krn: 'Our mistake' })
    await approve(upgrade.id)
    expect(await membershipOf()).toMatchObject({ phoneContacts: 133, expressInterests: 220 })
  })
})

test('an upgrade that is approved after the membership has ended starts with its own quotas', async () => {
  await started()
  goTo(89)
  const { id } = await payFor(service, buyer, 'Platinum Classic', true)
  goTo(90)
  expect((await approve(id)).status).toBe(200)
  expect(await membershipOf()).toMatchObject({ phoneContacts: 120, expressInterests: 200 })
})

test('an invoice whose membership began cannot be paid, even after the time to pay', async () => {
  const { id } = await createInvoice(service, buyer.id, { state: 'Active', issuedOn: '2026-10-01' })
  expect(await refusalOf(id)).toBe('This invoice is Active')
})

describe('an invoice can be paid', () => {
  test('if it is an older upgrade that names no membership', async () => {
    await started()
    const { id } = await createInvoice(service, buyer.id, { state: 'Initiated', purchase: 'upgrade' })
    expect(await refusalOf(id)).toBeUndefined()
  })

  test('if its member was removed', async () => {
    const { id } = await createInvoice(service, buyer.id, { state: 'Initiated', profileId: null })
    expect(await refusalOf(id)).toBeUndefined()
  })
})
