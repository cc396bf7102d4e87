import { issueInvoice, issueUpgrade, searchInvoices } from '@bnr/contract/invoices/endpoints'
import { beginPayment, searchPayments } from '@bnr/contract/payments/endpoints'
import { asc, eq } from 'drizzle-orm'
import { startSimulator } from '../../../simulator/start.ts'
import { paymentEvents } from '../../src/invoices/tables.ts'
import type { TestService } from '../harness.ts'
import { planNamed } from './memberships.ts'
import { createMember, type TestMember, wizardSections } from './profiles.ts'

const keys = {
  merchantId: '12345',
  accessCode: 'AVTEST00TEST00AB',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
}

/** Starts a simulated bank for a test file, with the settings of a service that is its merchant. */
export async function openBank() {
  const bank = await startSimulator({ port: 0, ...keys })
  const settings = {
    CCAVENUE_MERCHANT_ID: keys.merchantId,
    CCAVENUE_ACCESS_CODE: keys.accessCode,
    CCAVENUE_WORKING_KEY: keys.workingKey,
    CCAVENUE_URL: bank.address,
    CCAVENUE_STATUS_URL: bank.address,
    GATEWAY_AMOUNT: 'real',
  }
  return { ...bank, keys, settings }
}

type Place = { state?: string; country?: string }

/** A member with a billing address. */
export const createBuyer = (service: TestService, { state = 'Tamil Nadu', country = 'India' }: Place = {}) =>
  createMember(service, {
    gender: 'm',
    change: { location: { ...wizardSections.location, permanent: { country, state, door: '7 Hill Road' } } },
  })

/** Issues an invoice to a member through the API. */
export async function buy(
  service: TestService,
  buyer: TestMember,
  planName: string,
  rest: object = {},
  upgrade = false,
) {
  const { id } = await planNamed(service, planName)
  const body = { planId: id, consent: true, paymentKind: 'cc', ...rest }
  return await service.call(upgrade ? issueUpgrade : issueInvoice, { body }, buyer.token)
}

/** Follows a pay token to the bank as the browser does; returns the order that the bank now has. */
export async function goToBank(service: TestService, payToken: string | undefined): Promise<string> {
  const page = await postForm(service, '/ccavRequestHandler', { token: payToken ?? '' })
  const fields = [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const [, action = ''] = page.body.match(/action="([^"]+)"/) ?? []
  await fetch(action.replaceAll('&amp;', '&'), { method: 'POST', body: new URLSearchParams(fields) })
  const { amount, orderId } = (await bankOrders(service))[0] ?? {}
  if (!orderId || !amount) throw new Error(`the bank has no order: ${page.statusCode} ${page.body}`)
  return orderId
}

export async function bankOrders({ config }: TestService): Promise<{ orderId: string; amount: string }[]> {
  return (await (await fetch(`${config.gateway?.url}/simulator/orders`)).json()) as never
}

/** Sets the decision of the bank; returns the encrypted answer that the browser would bring. */
export async function setBankAnswer(
  { config }: TestService,
  orderId: string,
  status: string,
  amount?: number,
) {
  const answer = await fetch(`${config.gateway?.url}/simulator/orders/${orderId}`, {
    method: 'POST',
    body: JSON.stringify({ status, ...(amount === undefined ? {} : { amount }) }),
  })
  const { encResp } = (await answer.json()) as { encResp: string }
  return encResp
}

export const postForm = (service: TestService, url: string, fields: Record<string, string>) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

/** Returns from the bank as the browser does; gives the address of the redirect. */
export async function comeBack(service: TestService, encResp: string): Promise<string> {
  const { headers, statusCode, body } = await postForm(service, '/ccavResponseHandler', { encResp })
  if (statusCode !== 303) throw new Error(`${statusCode} ${body}`)
  return String(headers.location)
}

/** Buys a plan and goes to the bank, which decides when the test calls `answer`. */
export async function waitAtBank(
  service: TestService,
  buyer: TestMember,
  planName: string,
  rest: object = {},
  upgrade = false,
) {
  const { body } = await buy(service, buyer, planName, rest, upgrade)
  const orderId = await goToBank(service, body.payToken)
  const answer = async (status: string) => comeBack(service, await setBankAnswer(service, orderId, status))
  return { id: body.id, orderId, answer }
}

/** The reason that My Account shows a member for an invoice that cannot be paid. */
export async function whyNotPayableShown(service: TestService, buyer: TestMember, id: number) {
  const criteria = [{ key: 'id', operation: 'eq' as const, value: id }]
  const { body } = await service.call(searchInvoices, { body: { criteria } }, buyer.token)
  return body.results[0]?.notPayable
}

/** Buys a plan and pays for it. */
export async function payFor(service: TestService, buyer: TestMember, planName: string, upgrade = false) {
  const { body, wire, status } = await buy(service, buyer, planName, {}, upgrade)
  if (status !== 200) throw new Error(JSON.stringify(wire))
  await comeBack(service, await setBankAnswer(service, await goToBank(service, body.payToken), 'Shipped'))
  return body
}

export const tryAgain = (service: TestService, buyer: TestMember, id: number) =>
  service.call(beginPayment, { params: { id }, body: {} }, buyer.token)

/** How many payments of an order wait for a decision of finance. */
export async function countUndecided(service: TestService, { token }: { token: string }, orderId: string) {
  const criteria = [
    { key: 'nd', operation: 'eq' as const, value: true },
    { key: 'oid', operation: 'eq' as const, value: orderId },
  ]
  return (await service.call(searchPayments, { body: { criteria } }, token)).body.total
}

/** The events of an invoice, oldest first. */
export const eventsOf = ({ db }: TestService, invoiceId: number) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, invoiceId)).orderBy(asc(paymentEvents.id))
