import { oneRupee } from '@bnr/contract/money'
import { searchPayments } from '@bnr/contract/payments/endpoints'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { buy, comeBack, createBuyer, setBankAnswer, waitAtBank } from '../../test/factories/payments.ts'
import { loadInvoice } from '../invoices/store.ts'
import { lastAttempt, loadAttempt } from './attempts.ts'
import { askPayment, settlePayments } from './checkWithGateway.ts'
import { paymentAttempts } from './tables.ts'

const { service, staff, afterMinutes } = await useBilling()
const day = 24 * 60

beforeEach(async () => {
  vi.restoreAllMocks()
  afterMinutes(0)
  await service.db.update(paymentAttempts).set({ answeredAt: service.time.now })
})
afterAll(() => void vi.restoreAllMocks())

const atBank = async () => waitAtBank(service, await createBuyer(service), 'Saphire Classic')
const timesAsked = async (orderId: string) => (await loadAttempt(service.db, orderId)).asked
/** The jobs about payments that are enqueued from now on, with their delays in seconds. */
function watchJobs() {
  const enqueue = vi.spyOn(service.jobs, 'enqueue')
  return () =>
    enqueue.mock.calls
      .filter(([, name]) => name === 'askPayment')
      .map(([, , payload, delay]) => ({ payload, delay }))
}
/** What the gateway replies from now on. */
const reply = (replied: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(replied)
const garbled = () => reply(async () => new Response('status=0&enc_response=00'))
const silent = () => reply(() => Promise.reject(new Error('no connection')))
async function notesOf(invoiceId: number) {
  const criteria = [{ key: 'inv', operation: 'eq' as const, value: invoiceId }]
  const { body } = await service.call(searchPayments, { body: { criteria } }, staff.finance.token)
  return body.results.filter(({ description }) => description === 'A reply that cannot be read')
}

describe('the job for a payment', () => {
  test('first runs a quarter of an hour after the payment began', async () => {
    const jobs = watchJobs()
    const { orderId } = await atBank()
    expect(jobs()).toEqual([{ payload: { orderId }, delay: 900 }])
  })

  test('asks the gateway, and runs again a day later while there is no answer', async () => {
    const { orderId } = await atBank()
    const jobs = watchJobs()
    await askPayment(service, orderId)
    expect(await timesAsked(orderId)).toBe(1)
    expect(jobs()).toEqual([{ payload: { orderId }, delay: 86_400 }])
  })

  test.each([
    [7 * day, 1],
    [7 * day + 1, 0],
  ])('that asked %i minutes after the payment began runs again %i times', async (minutes, times) => {
    const { orderId } = await atBank()
    const jobs = watchJobs()
    afterMinutes(minutes)
    await askPayment(service, orderId)
    expect(await timesAsked(orderId)).toBe(1)
    expect(jobs()).toHaveLength(times)
  })

  test('does not run again once the gateway has answered', async () => {
    const { id, orderId } = await atBank()
    await setBankAnswer(service, orderId, 'Shipped')
    const jobs = watchJobs()
    await askPayment(service, orderId)
    expect((await loadInvoice(service.db, id)).state).toBe('Paid')
    expect(jobs()).toEqual([])
  })

  test('asks nothing about a payment that has its answer', async () => {
    const { orderId, answer } = await atBank()
    await answer('Unsuccessful')
    await askPayment(service, orderId)
    expect(await timesAsked(orderId)).toBe(0)
  })

  test('asks nothing about a payment with which nobody went to the bank', async () => {
    const { body } = await buy(service, await createBuyer(service), 'Saphire Classic')
    const orderId = (await lastAttempt(service.db, body.id))?.orderId ?? ''
    const jobs = watchJobs()
    await askPayment(service, orderId)
    expect(await timesAsked(orderId)).toBe(0)
    expect(jobs()).toEqual([])
  })

  test('fails if there is no such payment', async () => {
    await expect(askPayment(service, 'BNR0')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('fails if our own database does, so that the queue repeats it', async () => {
    const { orderId } = await atBank()
    await setBankAnswer(service, orderId, 'Shipped')
    vi.spyOn(service.jobs, 'enqueue').mockRejectedValueOnce(new Error('the disk is full'))
    await expect(askPayment(service, orderId)).rejects.toThrow('the disk is full')
  })
})

describe('the job for all payments', () => {
  test.each([
    [60, 1],
    [61, 2],
  ])('that runs %i seconds after the gateway was asked makes it %i times', async (seconds, times) => {
    const { orderId } = await atBank()
    await settlePayments(service)
    afterMinutes(seconds / 60)
    await settlePayments(service)
    expect(await timesAsked(orderId)).toBe(times)
  })

  test.each([
    [8 * day - 1, 1],
    [8 * day, 0],
  ])('that runs %i minutes after a payment began asks about it %i times', async (minutes, times) => {
    const { orderId } = await atBank()
    afterMinutes(minutes)
    await settlePayments(service)
    expect(await timesAsked(orderId)).toBe(times)
  })

  test('asks first about those that it has not asked about, however many wait before them', async () => {
    const { id, orderId } = await atBank()
    const earlier = { amount: oneRupee, begunOn: '2026-11-21', sentAt: service.time.now }
    const names = Array.from({ length: 200 }, (_, index) => `WAITS${index}`)
    const begunAt = new Date(service.time.now.getTime() - 60_000)
    await service.db
      .insert(paymentAttempts)
      .values(names.map((name) => ({ ...earlier, begunAt, orderId: name, tokenHash: name, invoiceId: id })))
    for (const minutes of [1, 11]) {
      afterMinutes(minutes)
      await settlePayments(service)
    }
    expect(await timesAsked(orderId)).toBe(1)
  })

  test('waits for its next run after three orders without a reply, and then asks about all', async () => {
    const orders = []
    for (let order = 0; order < 4; order++) orders.push((await atBank()).orderId)
    silent()
    await settlePayments(service)
    expect(await Promise.all(orders.map(timesAsked))).toEqual([1, 1, 1, 0])
    vi.restoreAllMocks()
    afterMinutes(2)
    await settlePayments(service)
    expect(await Promise.all(orders.map(timesAsked))).toEqual([2, 2, 2, 1])
  })

  test('asks nothing while cards are off', async () => {
    const { orderId } = await atBank()
    await settlePayments({ ...service, config: { ...service.config, gateway: undefined } })
    expect(await timesAsked(orderId)).toBe(0)
  })
})

describe('when a member returns from the bank and claims to have paid', () => {
  async function claimed() {
    const { id, orderId } = await atBank()
    return { id, orderId, encResp: await setBankAnswer(service, orderId, 'Shipped') }
  }

  test('the gateway is asked twice if it is silent, and the member sees the claim', async () => {
    const { id, orderId, encResp } = await claimed()
    const [warn, asked] = [vi.spyOn(service.log, 'warn'), silent()]
    expect(await comeBack(service, encResp)).toContain(`/thankyou?order_id=${orderId}`)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledOnce()
    expect((await loadInvoice(service.db, id)).state).toBe('Initiated')
    expect(await notesOf(id)).toEqual([])
  })

  test('finance finds a note about replies that cannot be read', async () => {
    const { id, orderId, encResp } = await claimed()
    garbled()
    for (const minutes of [0, 1]) {
      afterMinutes(minutes)
      await comeBack(service, encResp)
    }
    expect(await notesOf(id)).toMatchObject([{ source: 'status call', orderId, invoiceId: id }])
    expect((await loadInvoice(service.db, id)).state).toBe('Initiated')
  })

  test.each([
    [2999, 1],
    [3000, 2],
  ])('again after %i milliseconds, the gateway is asked %i times', async (milliseconds, times) => {
    const { orderId, encResp } = await claimed()
    silent()
    await comeBack(service, encResp)
    afterMinutes(milliseconds / 60_000)
    await comeBack(service, encResp)
    expect(await timesAsked(orderId)).toBe(times)
  })
})
