import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Simulator, startSimulator } from '../../../../simulator/start.ts'
import { GatewayAway } from './gatewayAway.ts'
import { askStatus, type RetryPolicy } from './statusCall.ts'

const keys = {
  merchantId: '12345',
  accessCode: 'AVAB01CD23EF',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
}
let bank: Simulator
beforeAll(async () => {
  bank = await startSimulator({ port: 0, ...keys })
})
afterAll(() => bank.stop())
beforeEach(() => instruct('away', { seconds: 0 }))

const settings = (changes = {}) => ({ ...keys, url: bank.address, statusUrl: bank.address, ...changes })
const halfHour = 30 * 60_000
const short: RetryPolicy = { timeout: 400, pauses: [20, 20] }

async function instruct(path: string, body: object): Promise<void> {
  const response = await fetch(`${bank.address}/simulator/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}
const reasonOf = async (asking: Promise<unknown>) => {
  const error = await asking.catch((thrown: unknown) => thrown)
  return error instanceof GatewayAway ? error.reason : error
}

test.each(['Shipped', 'Successful', 'Awaited', 'Unsuccessful', 'Aborted', 'Fraud', 'Something new'])(
  'the gateway replies with the status of an order: %s',
  async (status) => {
    await instruct('orders/BNR-1', { status, amount: 10030, message: 'declined' })
    const answer = await askStatus(settings(), { orderId: 'BNR-1' })
    expect(answer).toMatchObject({
      orderId: 'BNR-1',
      status,
      amount: 1_003_000,
      currency: 'INR',
      failureMessage: 'declined',
    })
    expect(answer?.trackingId).toMatch(/^\d{12}$/)
    // The gateway writes Indian time, 5:30 ahead of UTC: a misread time zone would be off by more than half an hour.
    expect(Math.round((Date.now() - (answer?.at?.getTime() ?? 0)) / halfHour)).toBe(0)
  },
)

test('an order that never reached the gateway is unknown', async () => {
  expect(await askStatus(settings(), { orderId: 'BNR-none' })).toBeUndefined()
})

test('a gateway that refuses for a moment is asked again', async () => {
  await instruct('orders/BNR-2', { status: 'Shipped', amount: 1 })
  await instruct('away', { seconds: 0.2 })
  const answer = await askStatus(settings(), { orderId: 'BNR-2' }, { timeout: 400, pauses: [50, 400] })
  expect(answer?.status).toBe('Shipped')
})

test('the call waits for a slow gateway', async () => {
  await instruct('orders/BNR-3', { status: 'Shipped', amount: 1 })
  await instruct('away', { seconds: 0.2, manner: 'hang' })
  expect((await askStatus(settings(), { orderId: 'BNR-3' }, { timeout: 5000, pauses: [] }))?.status).toBe(
    'Shipped',
  )
})

test.each([
  ['refuse', 'silent'],
  ['hang', 'silent'],
  ['garbage', 'garbled'],
])('the call gives up on a gateway that continues to %s', async (manner, reason) => {
  // Longer than the test may take.
  await instruct('away', { seconds: 3600, manner })
  expect(
    await reasonOf(askStatus(settings(), { orderId: 'BNR-1' }, { timeout: 100, pauses: [20, 20] })),
  ).toBe(reason)
})

test('a gateway that cannot be reached counts as silent', async () => {
  const nobody = settings({ statusUrl: 'http://127.0.0.1:9' })
  expect(await reasonOf(askStatus(nobody, { orderId: 'BNR-1' }, short))).toBe('silent')
})

test('a wrong access code or key counts as refused and is not retried', async () => {
  // A retry would exceed the time limit of the test.
  const patient: RetryPolicy = { timeout: 10_000, pauses: [3_600_000] }
  const wrong = [{ accessCode: 'AVAB01CD23XX' }, { workingKey: 'FEDCBA9876543210FEDCBA9876543210' }]
  for (const change of wrong)
    expect(await reasonOf(askStatus(settings(change), { orderId: 'BNR-1' }, patient))).toBe('refused')
})

test('the error names no key', async () => {
  const asking = askStatus(settings({ accessCode: 'AVAB01CD23XX' }), { orderId: 'BNR-1' }, short)
  await expect(asking).rejects.toThrow('refuses our access code, key or address: Access_code')
  await expect(asking).rejects.not.toThrow(/AVAB|ABCDEF/)
})

test('a caller who aborts stops waiting', async () => {
  await instruct('away', { seconds: 20, manner: 'hang' })
  const stopping = new AbortController()
  const asking = askStatus(
    settings(),
    { orderId: 'BNR-1' },
    { timeout: 10_000, pauses: [], signal: stopping.signal },
  )
  stopping.abort(new Error('stopped'))
  await expect(asking).rejects.toThrow('stopped')
})
