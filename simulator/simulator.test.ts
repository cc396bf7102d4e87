import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decrypt, encrypt } from './cipher.ts'
import { createOrders, isFinal, setStatus } from './orders.ts'
import { type Simulator, startSimulator } from './start.ts'

const workingKey = '0123456789ABCDEF0123456789ABCDEF'
const keys = { merchantId: '12345', accessCode: 'AVAB01CD23EF', workingKey }
const refusals: number[] = []
const events: string[] = []

/** A shop that refuses events with the statuses in `refusals`, then accepts them. */
const shop = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const refusal = refusals.shift()
  if (!refusal) events.push(decrypt(new URLSearchParams(body).get('encResp') ?? '', workingKey) ?? 'sealed')
  response.writeHead(refusal ?? 200).end()
})
let bank: Simulator
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const eventsUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/events`
  bank = await startSimulator({ port: 0, ...keys, eventsUrl, eventPauses: [20, 20] })
})
afterAll(async () => {
  await bank.stop()
  await new Promise((resolve) => shop.close(resolve))
})

const set = async (orderId: string, order: object): Promise<Record<string, string>> => {
  const url = `${bank.address}/simulator/orders/${orderId}`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(order) })
  return Object(await response.json())
}
const request = {
  merchant_id: '12345',
  order_id: 'A1',
  amount: '1.00',
  currency: 'INR',
  redirect_url: 'https://shop.example/back',
  cancel_url: 'https://shop.example/back',
}
async function arrive(changes: Record<string, string>, { key = workingKey, code = keys.accessCode } = {}) {
  const encRequest = encrypt(new URLSearchParams({ ...request, ...changes }).toString(), key)
  const url = `${bank.address}/transaction/transaction.do?command=initiateTransaction`
  const body = new URLSearchParams({ encRequest, access_code: code })
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, html: await response.text() }
}

test('refuses a wrong request and says why', async () => {
  expect(await arrive({}, { code: 'AVAB01CD23XX' })).toMatchObject({ status: 400 })
  expect((await arrive({}, { key: 'F'.repeat(32) })).html).toContain('cannot be read')
  expect((await arrive({ merchant_id: '1' })).html).toContain('cannot be read')
  for (const wrong of [
    { order_id: 'a b' },
    { amount: '0.00' },
    { amount: '1' },
    { currency: 'USD' },
    { redirect_url: 'javascript:alert(1)' },
    { cancel_url: '/back' },
  ])
    expect((await arrive(wrong)).html).toContain(`wrong ${Object.keys(wrong)}`)
})

test('reloading the page keeps the order, but a finished order is not paid again', async () => {
  expect((await arrive({ order_id: 'A2' })).status).toBe(200)
  expect((await arrive({ order_id: 'A2' })).status).toBe(200)
  expect((await arrive({ order_id: 'A2', amount: '2.00' })).html).toContain('used before')
  await set('A2', { status: 'Unsuccessful' })
  expect((await arrive({ order_id: 'A2' })).html).toContain('used before')
})

test('pushes a final result until the shop accepts it, but no open order', async () => {
  refusals.push(503, 500)
  await set('A3', { status: 'Awaited', amount: 5 })
  await set('A3', { status: 'Shipped' })
  await expect.poll(() => events.join()).toContain('order_id=A3')
  expect(events.join()).toContain('order_status=Success')
  expect(events.join()).not.toContain('Awaited')
  expect(refusals).toEqual([])
})

test('lets a test set a result, read the response and suppress the event', async () => {
  const reply = await set('A4', { status: 'Refunded', amount: '12.5', event: false })
  expect(reply).toMatchObject({ orderId: 'A4', amount: '12.50', status: 'Refunded' })
  expect(decrypt(reply.encResp ?? '', workingKey)).toContain('order_id=A4')
  expect(await set('A5', { status: 'Shipped' })).toEqual({ message: 'amount: the order is not known yet' })
  const listed: unknown = await (await fetch(`${bank.address}/simulator/orders`)).json()
  expect(listed).toMatchObject({ 0: { orderId: 'A4' } })
  expect(events.join()).not.toContain('order_id=A4')
})

test('uses a free port if the configured one is in use', async () => {
  const { port } = new URL(bank.address)
  const second = await startSimulator({ port: Number(port), ...keys })
  expect(new URL(second.address).port).not.toBe(port)
  expect((await fetch(second.address)).status).toBe(200)
  await second.stop()
})

test('refuses a body that is too large and an unknown path', async () => {
  const large = await fetch(`${bank.address}/apis/servlet/DoWebTrans`, {
    method: 'POST',
    body: 'x'.repeat(70_000),
  })
  expect(large.status).toBe(413)
  expect((await fetch(`${bank.address}/simulator/orders/constructor`)).status).toBe(404)
  expect((await fetch(`${bank.address}/constructor`)).status).toBe(404)
})

test('drops the oldest orders beyond the limit', () => {
  const orders = createOrders(2)
  for (const orderId of ['1', '2', '3']) orders.add(orderId, '1.00')
  expect(orders.all().map(({ orderId }) => orderId)).toEqual(['3', '2'])
})

test('an order is open until it has a result', () => {
  const order = createOrders().add('1', '1.00')
  expect(isFinal(order)).toBe(false)
  setStatus(order, 'Timeout')
  expect(isFinal(order)).toBe(true)
})
