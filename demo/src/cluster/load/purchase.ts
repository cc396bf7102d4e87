import { issueInvoice } from '@bnr/contract/invoices/endpoints'
import { gatewayRequest, gatewayReturn, outcomePages } from '@bnr/contract/payments/endpoints'
import { clientOf } from './client.ts'
import type { Journal } from './journal.ts'
import type { Member } from './members.ts'

const form = 'application/x-www-form-urlencoded'
type Places = { service: string; bank: string; planId: number }

/** A member buys a plan and pays for it at the bank, as their browser does. */
export async function buy(
  { service, bank, planId }: Places,
  journal: Journal,
  member: Member,
): Promise<void> {
  const client = clientOf(service, journal)
  const billingAddress = { country: 'India', state: 'Kerala' }
  const body = { planId, consent: true, paymentKind: 'cc' as const, billingAddress }
  const { id, number, payToken = '' } = await client.call('invoice', member)(issueInvoice, { body })
  journal.acknowledged.push({ what: 'invoice', id, number, at: performance.now() })

  const token = String(new URLSearchParams({ token: payToken }))
  const way = await client.post('way to the bank', member, gatewayRequest.path, token, form)
  if (!way.ok) return
  const answer = await payAt(bank, await way.text())
  const back = await client.post('return from the bank', member, gatewayReturn.path, answer, form)
  const location = new URL(back.headers.get('location') ?? '', service)
  const orderId = location.searchParams.get('order_id')
  if (location.pathname === outcomePages.paid && orderId)
    journal.acknowledged.push({ what: 'payment', orderId, at: performance.now() })
}

/** Follows the form of the service to the bank and pays; returns the form with which the bank sends the browser back. */
async function payAt(bank: string, page: string): Promise<string> {
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  const confirmation = await post(action.replaceAll('&amp;', '&'), fieldsOf(page))
  const [, trackingId = ''] = /\/bank\/orders\/(\d+)/.exec(confirmation) ?? []
  const result = await post(`${bank}/bank/orders/${trackingId}`, new URLSearchParams({ choice: 'pay' }))
  return String(fieldsOf(result))
}

const fieldsOf = (page: string): URLSearchParams =>
  new URLSearchParams(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

async function post(address: string, fields: URLSearchParams): Promise<string> {
  return await (await fetch(address, { method: 'POST', body: fields })).text()
}
