import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, searchInvoices, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import {
  buy,
  createBuyer,
  payFor,
  tryAgain,
  waitAtBank,
  whyNotPayableShown,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { expireInvoices } from './end.ts'
import { loadInvoice } from './store.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const creditInFull = (id: number) =>
  service.call(creditInvoice, { params: { id }, body: { reason: 'Paid back' } }, staff.finance.token)
/** Enters a payment that staff received. */
const enter = (id: number, receivedOn?: string) => {
  const paid = { paymentKind: 'nr' as const, transfer: { transactionId: 'T1' } }
  const body = { ...paid, ...(receivedOn ? { receivedOn } : {}) }
  return service.call(settleInvoice.paid, { params: { id }, body }, staff.manager.token)
}
const atBank = (buyer: TestMember, plan: string, upgrade = false) =>
  waitAtBank(service, buyer, plan, {}, upgrade)
async function buySaphire() {
  const buyer = await createBuyer(service)
  const { id } = await payFor(service, buyer, 'Saphire Classic')
  await approve(id)
  return { buyer, id }
}
const shownTo = async (buyer: TestMember, id: number) => {
  const criteria = [{ key: 'id', operation: 'eq' as const, value: id }]
  return (await service.call(searchInvoices, { body: { criteria } }, buyer.token)).body.results[0]
}
const reasonShown = (buyer: TestMember, id: number) => whyNotPayableShown(service, buyer, id)
/** Checks every way to pay an invoice: by its member, by staff, and by a late answer of the gateway. */
async function requireUnpayable(
  buyer: TestMember,
  { id, answer }: Awaited<ReturnType<typeof atBank>>,
  { code, message }: { code: string; message: string },
) {
  const before = await stateOf(id)
  expect(await reasonShown(buyer, id)).toContain(message)
  const refusal = { status: 409, wire: { code, message: expect.stringContaining(message) } }
  expect(await tryAgain(service, buyer, id)).toMatchObject(refusal)
  expect(await enter(id)).toMatchObject(refusal)
  await answer('Shipped')
  expect(await stateOf(id)).toBe(before)
}

const replaced = {
  code: 'invoice_outdated',
  message: 'A newer invoice has replaced this one. See My Account',
}
const changed = { code: 'invoice_outdated', message: 'The membership has changed' }
const noCredit = { code: 'invoice_outdated', message: 'The credit on this invoice is no longer available' }
const waits = { code: 'waiting_for_activation', message: 'A payment is waiting for activation' }

describe('an invoice cannot be paid', () => {
  test.each(['Aborted', 'Unsuccessful', undefined])(
    'after another invoice has replaced it; earlier answer of the bank: %s',
    async (status) => {
      const buyer = await createBuyer(service)
      const first = await atBank(buyer, 'Saphire Classic')
      if (status) await first.answer(status)
      expect((await buy(service, buyer, 'Platinum Classic')).status).toBe(200)
      await requireUnpayable(buyer, first, replaced)
    },
  )

  test('after another upgrade has used the credit of a cancelled one', async () => {
    const { buyer } = await buySaphire()
    const first = await atBank(buyer, 'Platinum Classic', true)
    await first.answer('Aborted')
    const second = await payFor(service, buyer, 'Platinum Premium', true)
    await requireUnpayable(buyer, first, replaced)
    await approve(second.id)
    await requireUnpayable(buyer, first, replaced)
  })

  test('for a smaller plan once a larger membership is running', async () => {
    const buyer = await createBuyer(service)
    const first = await atBank(buyer, 'Saphire Classic')
    await first.answer('Aborted')
    await giveMembership(service, buyer.id, { price: (await loadInvoice(service.db, first.id)).listAmount })
    await requireUnpayable(buyer, first, changed)
  })

  test('after a credit note has repaid its upgrade credit', async () => {
    const { buyer, id } = await buySaphire()
    const upgrade = await atBank(buyer, 'Platinum Classic', true)
    await creditInFull(id)
    await requireUnpayable(buyer, upgrade, noCredit)
  })

  test('as an upgrade, on the day after its issue', async () => {
    const { buyer } = await buySaphire()
    const { id } = (await buy(service, buyer, 'Platinum Classic', {}, true)).body
    goTo(1)
    const refusal = { status: 409, wire: { code: 'invoice_lapsed' } }
    expect(await tryAgain(service, buyer, id)).toMatchObject(refusal)
    expect(await enter(id)).toMatchObject(refusal)
    expect(await reasonShown(buyer, id)).toContain('can no longer be paid')
    const again = await buy(service, buyer, 'Platinum Classic', {}, true)
    expect(again.body.id).not.toBe(id)
    expect(again.body.upgradeCredit).toBe(342_222)
  })

  test('while another invoice is paid and waits for activation', async () => {
    const { buyer } = await buySaphire()
    await payFor(service, buyer, 'Platinum Classic', true)
    const refusal = { status: 409, wire: { code: waits.code } }
    expect(await buy(service, buyer, 'Platinum Premium', {}, true)).toMatchObject(refusal)
  })
})

describe('an upgrade can be paid', () => {
  test('by an answer on the next day, if the payment began on its day of issue', async () => {
    const { buyer } = await buySaphire()
    const upgrade = await atBank(buyer, 'Platinum Classic', true)
    goTo(1)
    await upgrade.answer('Shipped')
    expect(await stateOf(upgrade.id)).toBe('Paid')
  })

  test('with money that staff received on its day of issue and entered the next day', async () => {
    const { buyer } = await buySaphire()
    const { id } = (await buy(service, buyer, 'Platinum Classic', {}, true)).body
    goTo(1)
    expect((await enter(id, '2026-11-21')).status).toBe(200)
    expect(await stateOf(id)).toBe('Paid')
  })
})

test.each([
  ['on day 29', '2026-12-20T06:00:00Z', 200, 'Initiated'],
  ['until the end of day 30 in India', '2026-12-21T18:29:59Z', 200, 'Initiated'],
  ['until then, but not on day 31', '2026-12-21T18:30:00Z', 409, 'Expired'],
])('an invoice of November 21st can be paid %s', async (_, moment, status, state) => {
  const buyer = await createBuyer(service)
  const { id } = (await buy(service, buyer, 'Ruby')).body
  expect((await shownTo(buyer, id))?.payableUntil).toBe('2026-12-21')
  service.time.now = new Date(moment)
  expect((await tryAgain(service, buyer, id)).status).toBe(status)
  await expireInvoices(service)
  expect(await stateOf(id)).toBe(state)
  expect((await tryAgain(service, buyer, id)).status).toBe(status)
})

test('a late answer of the gateway pays an invoice that failed', async () => {
  const buyer = await createBuyer(service)
  const first = await atBank(buyer, 'Saphire Classic')
  await first.answer('Unsuccessful')
  await first.answer('Shipped')
  expect(await stateOf(first.id)).toBe('Paid')
  expect(await reasonShown(buyer, first.id)).toBeUndefined()
})
