import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { paise } from '@bnr/contract/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { buy, createBuyer, payFor, waitAtBank } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { loadInvoice } from './store.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
const creditFor = async (buyer: TestMember, plan = 'Platinum Classic') =>
  (await buy(service, buyer, plan, {}, true)).body.upgradeCredit
const creditPart = async (id: number) => {
  const body = { reason: 'Goodwill', amount: paise(100_000) }
  expect((await service.call(creditInvoice, { params: { id }, body }, staff.finance.token)).status).toBe(200)
}

describe('a credit note for ₹1,000, of which ₹847.46 is taxable, lowers the later upgrade credit', () => {
  test.each([
    ['if issued on the first day', 0, 85_470],
    ['if issued later', 30, 85_470],
  ])('%s', async (_, day, credit) => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    await approve(id)
    goTo(day)
    await creditPart(id)
    goTo(60)
    // 265,254 paise for 90 days, of which 29 are left: 85,470.73.
    expect(await creditFor(buyer)).toBe(credit)
    expect(await membershipOf(buyer)).toMatchObject({ planName: 'Saphire Classic', phoneContacts: 40 })
  })

  test.each(['before', 'after'])('by the same amount, whether it was issued %s an upgrade', async (order) => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    await approve(id)
    goTo(60)
    if (order === 'before') await creditPart(id)
    const upgrade = await payFor(service, buyer, 'Platinum Classic', true)
    await approve(upgrade.id)
    if (order === 'after') await creditPart(id)
    const paid = { before: 764_530, after: 737_223 }[order] ?? 0
    expect(upgrade.taxableValue).toBe(paid)
    goTo(160)
    // Amount paid plus 85,470 paise of credit, for 360 days of which 259 are left: 611,527.78 and 591,881.91.
    expect(await creditFor(buyer, 'Platinum Premium')).toBe({ before: 611_527, after: 591_881 }[order])
  })

  test('so an upgrade invoice issued before the note can no longer be paid', async () => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    await approve(id)
    const upgrade = await waitAtBank(service, buyer, 'Platinum Classic', {}, true)
    await creditPart(id)
    await upgrade.answer('Shipped')
    expect((await loadInvoice(service.db, upgrade.id)).state).toBe('Initiated')
  })
})
