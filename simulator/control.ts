import { answerFields } from './answer.ts'
import { failureModes } from './away.ts'
import type { Bank } from './bank.ts'
import { pushEvent } from './events.ts'
import { type Order, setStatus } from './orders.ts'
import { json, type Reply } from './reply.ts'

/** Sets the result of an order without a browser, for tests. Replies with the order and the response that a browser would bring. */
export function setOrder(bank: Bank, input: ControlInput, orderId: string): Reply {
  const { status, message = '', event = true } = input
  const amount = input.amount === undefined ? undefined : Number(input.amount).toFixed(2)
  if (typeof status !== 'string') return json({ message: 'status: must be text' }, 400)
  const known = bank.orders.find(orderId)
  if (!known && amount === undefined) return json({ message: 'amount: the order is not known yet' }, 400)
  const order = known ?? bank.orders.add(orderId, amount ?? '')
  if (amount !== undefined) order.amount = amount
  setStatus(order, status, String(message))
  if (event) void pushEvent(bank, order).catch(() => undefined)
  return json({ ...shown(order), ...answerFields(bank, order) })
}

export const listOrders = ({ orders }: Bank): Reply => json(orders.all().map(shown))

/** Starts an outage of some seconds, for tests. */
export function startOutage({ outage }: Bank, { seconds, manner = 'refuse' }: ControlInput): Reply {
  const chosen = failureModes.find((known) => known === manner)
  if (typeof seconds !== 'number' || !chosen)
    return json({ message: `seconds: must be a number; manner: one of ${failureModes.join(', ')}` }, 400)
  Object.assign(outage, { until: Date.now() + seconds * 1000, manner: chosen })
  return json({ seconds, manner: chosen })
}

export type ControlInput = Readonly<Record<string, unknown>>

const shown = ({ requested, ...order }: Order) => ({ ...order, plan: requested.merchant_param1 ?? '' })
