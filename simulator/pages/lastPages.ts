import type { Order } from '../orders.ts'
import type { Reply } from '../reply.ts'
import { facts, rupees } from './facts.ts'
import { escaped, page } from './page.ts'

/** Page after a payment whose browser does not return to the shop. */
export function closedPage(order: Order): Reply {
  const content = `<p>The payment succeeded. You can close this window. Your browser will not return to the shop.</p>${amountOf(order)}`
  return page({ title: 'You can close this window', content })
}

/** Page that waits for the bank, then returns to the shop by itself. */
export function waitPage(order: Order, seconds: number): Reply {
  const next = `/bank/orders/${order.trackingId}`
  const content = `
<p role="status">Your bank is still processing the payment. This page will continue in ${seconds} seconds.</p>
${amountOf(order)}
<p><a href="${escaped(next)}">Go back to the shop now</a></p>`
  return page({ title: 'Please wait', content, headers: { refresh: `${seconds + 1}; url=${next}` } })
}

const amountOf = ({ amount, orderId }: Order): string =>
  facts([
    ['Amount', rupees(amount), 'amount'],
    ['Order', orderId],
  ])
