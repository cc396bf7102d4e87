import { paise } from '@bnr/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Simulator, startSimulator } from '../../../../simulator/start.ts'
import { readAnswer } from './answer.ts'
import { open } from './cipher.ts'
import { outcomeOf } from './outcomes.ts'
import { gatewayForm } from './request.ts'
import { askStatus } from './statusCall.ts'

const keys = {
  merchantId: '12345',
  accessCode: 'AVAB01CD23EF',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
}
let bank: Simulator
let orders = 0
beforeAll(async () => {
  bank = await startSimulator({ port: 0, ...keys })
})
afterAll(() => bank.stop())

const settings = () => ({ ...keys, url: bank.address, statusUrl: bank.address })
const billing = {
  name: 'Anita <b> & "Co"',
  address: '12, Cross Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  postalCode: '600001',
  country: 'India',
  phone: '9100000001',
  email: 'anita@example.com',
}
const post = async (url: string, fields: Record<string, string>) => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** The bank's page for a new order, with a way to press its buttons. */
async function arrive() {
  const orderId = `BNR-${++orders}`
  const { action, fields } = gatewayForm(settings(), {
    orderId,
    amount: paise(1_003_000),
    redirectUrl: 'https://bnr.example/ccavResponseHandler',
    cancelUrl: 'https://bnr.example/cancelled',
    billing,
    parameters: ['Gold'],
  })
  const page = await post(action, fields)
  const [, path = ''] = /<form method="post" action="([^"]+)"/.exec(page.html) ?? []
  return { orderId, html: page.html, choose: (choice: string) => post(bank.address + path, { choice }) }
}

/** Address and answer with which the browser would return from a page. */
function broughtBack(html: string) {
  const [, address] = /<form method="post" action="([^"]+)"/.exec(html) ?? []
  const [, sealed = ''] = /name="encResp" value="([^"]+)"/.exec(html) ?? []
  const text = open(sealed, keys.workingKey)
  return { address, answer: text === undefined ? undefined : readAnswer(text) }
}
const statusOf = async (orderId: string) => (await askStatus(settings(), { orderId }))?.status

test('the simulated bank reads and shows our encrypted request', async () => {
  const { html, orderId } = await arrive()
  for (const shown of ['₹10,030.00', 'Gold', orderId, '12345', 'Anita &lt;b&gt; &amp; &quot;Co&quot;'])
    expect(html).toContain(shown)
  expect(await statusOf(orderId)).toBe('Initiated')
})

test.each([
  ['pay', 'https://bnr.example/ccavResponseHandler', 'paid', 'paid'],
  ['twice', 'https://bnr.example/ccavResponseHandler', 'paid', 'paid'],
  ['decline', 'https://bnr.example/ccavResponseHandler', 'failed', 'failed'],
  ['abort', 'https://bnr.example/cancelled', 'cancelled', 'cancelled'],
  ['awaiting', 'https://bnr.example/ccavResponseHandler', 'waiting', 'waiting'],
  ['close', undefined, undefined, 'paid'],
  ['late', undefined, undefined, 'waiting'],
  ['otherKey', 'https://bnr.example/ccavResponseHandler', undefined, 'waiting'],
])(
  'a payer who chooses to %s returns to %s with %s, and the status call says %s',
  async (choice, address, answered, actual) => {
    const { orderId, choose } = await arrive()
    const back = broughtBack((await choose(choice)).html)
    expect(back.address).toBe(address)
    expect(back.answer && outcomeOf(back.answer.status).outcome).toBe(answered)
    if (back.answer) expect(back.answer).toMatchObject({ orderId, amount: 1_003_000, currency: 'INR' })
    expect(outcomeOf((await statusOf(orderId)) ?? '').outcome).toBe(actual)
  },
)

test('an answer for another order does not change this one', async () => {
  const { orderId, choose } = await arrive()
  expect(broughtBack((await choose('otherOrder')).html).answer).toMatchObject({
    orderId: 'another',
    status: 'Success',
  })
  expect(await statusOf(orderId)).toBe('Initiated')
})

test('a different amount is the amount that the bank reports', async () => {
  const { orderId, choose } = await arrive()
  expect(broughtBack((await choose('otherAmount')).html).answer?.amount).toBe(1_003_100)
  expect((await askStatus(settings(), { orderId }))?.amount).toBe(1_003_100)
})

test('a result is final, whatever the payer presses later', async () => {
  const { orderId, choose } = await arrive()
  await choose('decline')
  expect(broughtBack((await choose('pay')).html).answer?.status).toBe('Failure')
  expect(await statusOf(orderId)).toBe('Unsuccessful')
})

test('the page that sends the browser back runs only its own script and posts only to the shop', async () => {
  const { choose } = await arrive()
  const policy = (await choose('pay')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('form-action https://bnr.example;')
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/)
})
