import { bank, origin } from './address.ts'

type Order = { orderId: string; trackingId: string }

/** Follows a pay token to the simulated bank as the browser does; returns the order at the bank. */
export async function goToBank(token: string | undefined): Promise<Order> {
  const page = await post(`${origin}/ccavRequestHandler`, { token: token ?? '' })
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  const confirmation = await post(action.replaceAll('&amp;', '&'), Object.fromEntries(fields))
  const [, trackingId] = /\/bank\/orders\/(\d+)/.exec(confirmation) ?? []
  const orders = (await (await fetch(`${bank}/simulator/orders`)).json()) as Order[]
  const order = orders.find((one) => one.trackingId === trackingId)
  if (!order) throw new Error(`the bank has no order: ${confirmation}`)
  return order
}

/** Sets the decision of the bank, which reports it to the service unless `event` is false. */
export async function setBankAnswer({ orderId }: Order, status: string, event = true): Promise<void> {
  const body = JSON.stringify({ status, event })
  const { ok } = await fetch(`${bank}/simulator/orders/${orderId}`, { method: 'POST', body })
  if (!ok) throw new Error(`the bank refused ${status}`)
}

async function post(address: string, fields: Record<string, string>): Promise<string> {
  return await (await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).text()
}
