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
import { askReversed } from './checkWithGateway.ts'
import { seal } from './gateway/cipher.ts'

const { service, afterMinutes } = await useBilling()
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
/** An answer as the gateway encrypts it. */
const sealed = (fields: Record<string, string>) =>
  seal(
    new URLSearchParams({ currency: 'INR', amount: '4130.00', ...fields }).toString(),
    service.config.gateway?.workingKey ?? '',
  )
const push = (fields: Record<string, string>) =>
  postForm(service, '/api/payments/events', { encResp: sealed(fields) })
/** The gateway replies with this status when it is asked. */
async function askedFor(orderId: string, status: string, amount?: number) {
  await setBankAnswer(service, orderId, status, amount)
  await askReversed(service, orderId)
}
const atBank = async (buyer?: TestMember) => waitAtBank(service, buyer ?? (await createBuyer(service)), plan)
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

test.each([
  [{}, null],
  [{ tracking_id: '312009876543' }, '312009876543'],
])('an answer with %j is recorded with the transaction %s', async (fields, trackingId) => {
  const { id, orderId } = await atBank()
  await push({ order_id: orderId, order_status: 'Aborted', ...fields })
  expect((await eventsOf(service, id)).at(-1)).toMatchObject({ transition: 'cancel', trackingId })
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

test.each([
  ['that is not encrypted with our key', () => 'zz'],
  ['of a failure of an unknown order', () => sealed({ order_id: 'BNR0', order_status: 'Failure' })],
  ['of a payment of an unknown order', () => sealed({ order_id: 'BNR0', order_status: 'Success' })],
])('an answer %s leads to a page without an order, and to a warning in the log', async (_, encResp) => {
  const warn = vi.spyOn(service.log, 'warn')
  expect(await comeBack(service, encResp())).toBe('/failed')
  expect(warn).toHaveBeenCalledOnce()
})
