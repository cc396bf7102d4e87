import type { Order } from '../orders.ts'
import type { Reply } from '../reply.ts'
import { facts, rupees } from './facts.ts'
import { escaped, page } from './page.ts'

/** Paid, and the browser brings nothing back. */
export function closedPage(order: Order): Reply {
  const content = `<p>The payment succeeded. Close this window: your browser takes no answer to the shop.</p>${amountOf(order)}`
  return page({ title: 'You can close this window', content })
}

/** The bank takes its time; then the browser goes on by itself. */
export function waitPage(order: Order, seconds: number): Reply {
  const next = `/bank/orders/${order.trackingId}`
  const content = `
<p role="status">Your bank takes its time. This page goes on by itself in ${seconds} seconds.</p>
${amountOf(order)}
<p><a href="${escaped(next)}">Go back to the shop now</a></p>`
  return page({ title: 'Please wait', content, headers: { refresh: `${seconds + 1}; url=${next}` } })
}

const amountOf = ({ amount, orderId }: Order): string =>
  facts([
    ['Amount', rupees(amount), 'amount'],
    ['Order', orderId],
  ])
