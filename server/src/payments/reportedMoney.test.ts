import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import {
  createBuyer,
  eventsOf,
  goToBank,
  setBankAnswer,
  tryAgain,
  waitAtBank,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { invoices } from '../invoices/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { askReversed } from './checkWithGateway.ts'

const { service, staff, afterMinutes } = await useBilling()
beforeEach(() => afterMinutes(0))

const plan = 'Saphire Classic'
const undecidedOf = async (id: number) =>
  (await eventsOf(service, id)).filter(({ needsDecision }) => needsDecision)
/** The gateway replies with this status when it is asked. */
async function askedFor(orderId: string, status: string, amount?: number) {
  await setBankAnswer(service, orderId, status, amount)
  await askReversed(service, orderId)
}
const atBank = async (buyer?: TestMember) => waitAtBank(service, buyer ?? (await createBuyer(service)), plan)
const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
async function started(buyer: TestMember) {
  const { id, orderId, answer } = await atBank(buyer)
  await answer('Shipped')
  expect((await approve(id)).status).toBe(200)
  return { id, orderId }
}
const isFrozen = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body.isFrozen ??
  false
const countNotices = ({ id }: TestMember) =>
  service.db.$count(notifications, sql`profile_id = ${id} and kind = 'paymentUndecided'`)
/** The first attempt fails and the member begins another. */
async function twoAttempts(buyer: TestMember) {
  const { id, orderId: first, answer } = await atBank(buyer)
  await answer('Unsuccessful')
  return { id, first, second: await goToBank(service, (await tryAgain(service, buyer, id)).body.payToken) }
}

describe('a reversal of another amount that the gateway itself reports', () => {
  const why = 'The amount differs from the amount of the invoice'

  test('freezes the quotas, and finance decides', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await started(buyer)
    await askedFor(orderId, 'Chargeback', 1)
    expect(await undecidedOf(id)).toMatchObject([
      { description: 'Chargeback, of another amount', outcome: 'reversed', amount: 100, why },
    ])
    expect(await isFrozen(buyer)).toBe(true)
  })

  test('does not count again after finance has dismissed it', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await started(buyer)
    await askedFor(orderId, 'Chargeback', 1)
    const body = { decision: 'dismissed' as const, note: 'A mistake of the bank' }
    const params = { id: (await undecidedOf(id))[0]?.id ?? 0 }
    expect((await service.call(decidePayment, { params, body }, staff.finance.token)).status).toBe(200)
    await askedFor(orderId, 'Chargeback', 1)
    expect(await isFrozen(buyer)).toBe(false)
    expect(await countNotices(buyer)).toBe(1)
  })
})

test('a payment that the bank reverses in two parts waits for a decision about each part', async () => {
  const buyer = await createBuyer(service)
  const { id, orderId } = await started(buyer)
  await askedFor(orderId, 'Refunded', 500)
  await askedFor(orderId, 'Refunded', 900)
  expect(await undecidedOf(id)).toMatchObject([{ amount: 50_000 }, { amount: 90_000 }])
})

describe('quotas stay available', () => {
  test('while finance decides about a payment of another amount', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await started(buyer)
    await askedFor(orderId, 'Shipped', 1)
    expect(await undecidedOf(id)).toMatchObject([{ outcome: 'paid', amount: 100 }])
    expect(await isFrozen(buyer)).toBe(false)
  })

  test('when the bank reverses a second payment that started nothing', async () => {
    const buyer = await createBuyer(service)
    const { id, first, second } = await twoAttempts(buyer)
    await askedFor(second, 'Shipped')
    await approve(id)
    await askedFor(first, 'Shipped')
    await askedFor(first, 'Chargeback')
    expect(await undecidedOf(id)).toMatchObject([{ outcome: 'paid' }, { outcome: 'reversed' }])
    expect(await isFrozen(buyer)).toBe(false)
  })
})

test('finance also decides about a reversal after the member was removed', async () => {
  const { id, orderId } = await started(await createBuyer(service))
  await service.db.update(invoices).set({ profileId: null }).where(eq(invoices.id, id))
  await askedFor(orderId, 'Chargeback')
  expect(await undecidedOf(id)).toMatchObject([
    { outcome: 'reversed', why: 'The gateway reports: Chargeback' },
  ])
})
