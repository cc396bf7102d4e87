import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { readOutcome } from '@bnr/contract/payments/endpoints'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { readServiceProvider } from '@bnr/contract/reference/serviceProvider'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import {
  buy,
  comeBack,
  createBuyer,
  goToBank,
  openBank,
  postForm,
  setBankAnswer,
  tryAgain,
} from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'
import { askPayment } from './checkWithGateway.ts'
import { seal } from './gateway/cipher.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)

const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state

test('forged and altered answers change nothing', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  const claim = `order_id=${orderId}&tracking_id=1&order_status=Success&currency=INR&amount=4130.00`
  const { workingKey } = bank.keys
  const sealed = seal(claim, workingKey)
  const altered = Array.from({ length: 193 }, (_, at) => {
    const place = (at * 7) % sealed.length
    return sealed.slice(0, place) + (sealed[place] === 'a' ? 'b' : 'a') + sealed.slice(place + 1)
  })
  const ofOther = seal(claim.replace(orderId, 'BNR0'), workingKey)
  const forged = [
    '',
    'zz',
    '00'.repeat(16),
    claim,
    sealed,
    seal(claim, 'F'.repeat(32)),
    seal(claim.replace('4130', '1'), workingKey),
  ]
  const warn = vi.spyOn(service.log, 'warn')
  const answers = [...forged, ...altered]
  expect(answers).toHaveLength(200)
  for (const encResp of answers) {
    // The server asks the gateway at most once in three seconds.
    service.time.now = new Date(service.time.now.getTime() + 4000)
    expect(await comeBack(service, encResp)).toMatch(/^\/failed/)
  }
  // An answer that our key cannot decrypt, or that is about an unknown order, leads to a page without an order.
  for (const encResp of ['', 'zz', '00'.repeat(16), claim, seal(claim, 'F'.repeat(32)), ofOther])
    expect(await comeBack(service, encResp)).toBe('/failed')
  expect(await stateOf(invoice.id)).toBe('Initiated')
  const events = await service.db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, invoice.id))
  expect(events.flatMap(({ transition }) => transition ?? [])).toEqual(['issue'])
  expect(events.some(({ needsDecision }) => needsDecision)).toBe(false)
  // Every answer except the unaltered claim leaves a warning in the log or an event.
  expect(warn.mock.calls.length + events.length).toBeGreaterThanOrEqual(answers.length)
  warn.mockRestore()
})

test('an unknown status or reply changes nothing, is recorded once, and does not prevent the payment', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  const ask = () => askPayment(service, orderId)
  await setBankAnswer(service, orderId, 'Under review')
  for (let times = 0; times < 2; times++) await ask()
  const behave = (body: object) =>
    fetch(`${bank.address}/simulator/away`, { method: 'POST', body: JSON.stringify(body) })
  await behave({ seconds: 20, manner: 'garbage' })
  for (let times = 0; times < 2; times++) await ask()
  await behave({ seconds: 0 })
  const of = eq(paymentEvents.invoiceId, invoice.id)
  const events = await service.db.select().from(paymentEvents).where(of).orderBy(paymentEvents.id)
  expect(events.slice(1).map(({ description, transition }) => [description, transition])).toEqual([
    ['Under review', null],
    ['A reply that cannot be read', null],
  ])
  expect(await stateOf(invoice.id)).toBe('Initiated')
  await setBankAnswer(service, orderId, 'Shipped')
  await ask()
  expect(await stateOf(invoice.id)).toBe('Paid')
})

test('while the gateway hangs, only the member who returns from it waits', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  const encResp = await setBankAnswer(service, orderId, 'Shipped')
  await fetch(`${bank.address}/simulator/away`, {
    method: 'POST',
    body: JSON.stringify({ seconds: 20, manner: 'hang' }),
  })
  let isBack = false
  const back = comeBack(service, encResp).then(() => {
    isBack = true
  })
  const others = await Promise.all([
    service.call(searchPlans, { body: { criteria: [] } }, buyer.token),
    service.call(readServiceProvider, {}),
  ])
  expect([...others.map(({ status }) => status), isBack]).toEqual([200, 200, false])
  await fetch(`${bank.address}/simulator/away`, { method: 'POST', body: JSON.stringify({ seconds: 0 }) })
  await back
})

test('a token starts one payment, within ten minutes', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  await goToBank(service, invoice.payToken)
  const request = (token = '') => postForm(service, '/ccavRequestHandler', { token, amount: '1' })
  expect((await request(invoice.payToken)).statusCode).toBe(401)
  const { body: late } = await tryAgain(service, buyer, invoice.id)
  service.time.now = new Date(service.time.now.getTime() + 11 * 60_000)
  expect((await request(late.payToken)).statusCode).toBe(401)
  expect((await request('x')).statusCode).toBe(401)
})

test('the outcome of a payment is shown only with its token', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const orderId = await goToBank(service, invoice.payToken)
  const query = { order_id: orderId, token: 'x'.repeat(43) }
  expect((await service.call(readOutcome, { query })).status).toBe(401)
})

test('a member cannot see the invoice of another member', async () => {
  const [buyer, other] = [await createBuyer(service), await createBuyer(service)]
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  expect((await tryAgain(service, other, invoice.id)).status).toBe(404)
  const claim = { params: { id: invoice.id }, body: {} }
  expect((await service.call(settleInvoice.paid, claim, other.token)).status).toBe(404)
})
