import { answerFields } from './answer.ts'
import { manners } from './away.ts'
import type { Bank } from './bank.ts'
import { pushEvent } from './events.ts'
import { become, type Order } from './orders.ts'
import { json, type Reply } from './reply.ts'

/** For tests: the bank is given a result without a browser. Replies with the order, and the answer that a browser would bring. */
export function setOrder(bank: Bank, given: ControlInput, orderId: string): Reply {
  const { status, message = '', event = true } = given
  const amount = given.amount === undefined ? undefined : Number(given.amount).toFixed(2)
  if (typeof status !== 'string') return json({ message: 'status: a word' }, 400)
  const known = bank.orders.find(orderId)
  if (!known && amount === undefined) return json({ message: 'amount: the order is not known yet' }, 400)
  const order = known ?? bank.orders.add(orderId, amount ?? '')
  if (amount !== undefined) order.amount = amount
  become(order, status, String(message))
  if (event) void pushEvent(bank, order).catch(() => undefined)
  return json({ ...shown(order), ...answerFields(bank, order) })
}

export const listOrders = ({ orders }: Bank): Reply => json(orders.all().map(shown))

/** For tests: the bank is out of order for so many seconds. */
export function goAway({ away }: Bank, { seconds, manner = 'refuse' }: ControlInput): Reply {
  const chosen = manners.find((known) => known === manner)
  if (typeof seconds !== 'number' || !chosen)
    return json({ message: `seconds: a number; manner: ${manners.join(', ')}` }, 400)
  Object.assign(away, { until: Date.now() + seconds * 1000, manner: chosen })
  return json({ seconds, manner: chosen })
}

export type ControlInput = Readonly<Record<string, unknown>>

const shown = ({ requested, ...order }: Order) => ({ ...order, plan: requested.merchant_param1 ?? '' })
