import type { Bank } from '../bank.ts'
import type { Order } from '../orders.ts'
import type { Reply } from '../reply.ts'
import { rupees } from './facts.ts'
import { escaped, page } from './page.ts'

const most = 50

/** Home page of the simulator: the latest orders. */
export function ordersPage({ orders }: Bank): Reply {
  const lines = orders.all().slice(0, most).map(line)
  const content = `
<p>This page simulates the card gateway. You decide the result of each demo payment with a button.</p>
${lines.length > 0 ? `<ul>${lines.join('\n')}</ul>` : '<p>No payments yet.</p>'}`
  return page({ title: 'Payments', content })
}

function line({ orderId, trackingId, amount, status, requested }: Order): string {
  const again = requested.redirect_url
    ? `<br><a href="/bank/orders/${escaped(trackingId)}">Send the result to the shop again</a>`
    : ''
  return `<li><strong>${rupees(amount)}</strong> ${escaped(status)}<br>${escaped(orderId)}${again}</li>`
}
