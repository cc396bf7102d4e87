import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { buy, createBuyer, postForm, tryAgain, waitAtBank } from '../../test/factories/payments.ts'
import { race } from '../../test/race.ts'
import { lockInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'
import { lastAttempt } from './attempts.ts'

const { service, afterMinutes } = await useBilling()
beforeEach(() => afterMinutes(0))

const begun = async () => (await buy(service, await createBuyer(service), 'Ruby')).body
const start = (token = '') => postForm(service, '/ccavRequestHandler', { token })

test('each attempt has its own order id, in capitals as the bank prints it', async () => {
  const orders = [await begun(), await begun()].map(({ id }) => lastAttempt(service.db, id))
  const ids = (await Promise.all(orders)).map((attempt) => attempt?.orderId)
  for (const id of ids) expect(id).toMatch(/^BNR[0-9A-F]{20}$/)
  expect(new Set(ids).size).toBe(2)
})

test('a member who tries again after a failure opens the invoice again', async () => {
  const buyer = await createBuyer(service)
  const { id, answer } = await waitAtBank(service, buyer, 'Ruby')
  await answer('Unsuccessful')
  expect((await tryAgain(service, buyer, id)).status).toBe(200)
  const retries = and(eq(paymentEvents.invoiceId, id), inArray(paymentEvents.transition, ['retry']))
  expect(await service.db.select().from(paymentEvents).where(retries)).toMatchObject([
    { source: 'member', description: 'tried again', state: 'Initiated' },
  ])
})

describe('a token starts a payment', () => {
  test.each([
    [9.99, 200],
    [10, 401],
  ])('%d minutes after it began with status %i', async (minutes, status) => {
    const { payToken } = await begun()
    afterMinutes(minutes)
    expect((await start(payToken)).statusCode).toBe(status)
  })

  test('once, even if two browsers use it at the same time', async () => {
    const { id, payToken } = await begun()
    const calls = [payToken, payToken].map((token) => () => start(token))
    const replies = await race(service.db, (tx) => lockInvoice(tx, id), calls)
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })
})
