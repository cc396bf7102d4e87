import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import {
  comeBack,
  createBuyer,
  eventsOf,
  goToBank,
  postForm,
  setBankAnswer,
  tryAgain,
  waitAtBank,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { loadInvoice } from '../invoices/store.ts'
import { invoices } from '../invoices/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { askReversed } from './checkWithGateway.ts'
import { seal } from './gateway/cipher.ts'

const { service, staff, afterMinutes } = await useBilling()
beforeEach(() => {
  vi.restoreAllMocks()
  afterMinutes(0)
})
afterAll(() => void vi.restoreAllMocks())

const plan = 'Saphire Classic'
const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const descriptionsOf = async (id: number) =>
  (await eventsOf(service, id)).slice(1).map((event) => event.description)
const undecidedOf = async (id: number) =>
  (await eventsOf(service, id)).filter(({ needsDecision }) => needsDecision)
/** The gateway pushes an answer of our making. */
function push(fields: Record<string, string>) {
  const text = new URLSearchParams({ currency: 'INR', amount: '4130.00', ...fields }).toString()
  return postForm(service, '/api/payments/events', {
    encResp: seal(text, service.config.gateway?.workingKey ?? ''),
  })
}
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

describe('an answer changes nothing', () => {
  test('in another currency', async () => {
    const { id, orderId } = await atBank()
    await push({ order_id: orderId, order_status: 'Failure', currency: 'USD' })
    expect(await stateOf(id)).toBe('Initiated')
  })

  test.each(['Failure', 'Aborted'])('that pushes %s for another amount', async (status) => {
    const { id, orderId } = await atBank()
    const warn = vi.spyOn(service.log, 'warn')
    await push({ order_id: orderId, order_status: status, amount: '1.00' })
    expect(await stateOf(id)).toBe('Initiated')
    expect(await undecidedOf(id)).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })

  test('of the gateway that another amount failed', async () => {
    const { id, orderId } = await atBank()
    await askedFor(orderId, 'Unsuccessful', 1)
    expect(await stateOf(id)).toBe('Initiated')
    expect(await undecidedOf(id)).toEqual([])
  })

  test('if it only repeats the payment in another word', async () => {
    const { id, orderId } = await atBank()
    for (const status of ['Shipped', 'Successful']) await askedFor(orderId, status)
    expect(await undecidedOf(id)).toEqual([])
    expect(await descriptionsOf(id)).toEqual(['Shipped', 'Successful'])
  })

  test('if the last attempt fails after an earlier one has paid', async () => {
    const { id, first, second } = await twoAttempts(await createBuyer(service))
    await askedFor(first, 'Shipped')
    await comeBack(service, await setBankAnswer(service, second, 'Unsuccessful'))
    expect(await stateOf(id)).toBe('Paid')
    expect((await eventsOf(service, id)).at(-1)).toMatchObject({
      orderId: second,
      outcome: 'failed',
      transition: null,
      state: 'Paid',
    })
  })
})

test('an answer without a currency is about rupees', async () => {
  const { id, orderId } = await atBank()
  await push({ order_id: orderId, order_status: 'Failure', currency: '' })
  expect(await stateOf(id)).toBe('Failed')
})

test('a failure that the gateway repeats is recorded once', async () => {
  const { id, orderId } = await atBank()
  for (let times = 0; times < 2; times++) await push({ order_id: orderId, order_status: 'Failure' })
  expect(await descriptionsOf(id)).toEqual(['Failure'])
})

test('claims of different amounts are recorded separately', async () => {
  const { id, orderId } = await atBank()
  for (const amount of ['4130.00', '4131.00', '4131.00'])
    await push({ order_id: orderId, order_status: 'Success', amount })
  const claims = (await eventsOf(service, id)).filter(({ source }) => source === 'push')
  expect(claims.map(({ amount }) => amount)).toEqual([413_000, 413_100])
})

test.each([
  ['Under review', 1],
  ['Failure', 0],
])('the status %s leaves %i warnings in the log', async (order_status, count) => {
  const { orderId } = await atBank()
  const warn = vi.spyOn(service.log, 'warn')
  await push({ order_id: orderId, order_status })
  expect(warn).toHaveBeenCalledTimes(count)
})

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
