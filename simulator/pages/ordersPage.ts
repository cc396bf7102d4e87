import type { Bank } from '../bank.ts'
import type { Order } from '../orders.ts'
import type { Reply } from '../reply.ts'
import { rupees } from './facts.ts'
import { escaped, page } from './page.ts'

const most = 50

/** What this bank knows, for whoever opens its address. */
export function ordersPage({ orders }: Bank): Reply {
  const lines = orders.all().slice(0, most).map(line)
  const content = `
<p>It stands in for the card gateway: payments of the demo are decided here by a press of a button.</p>
${lines.length > 0 ? `<ul>${lines.join('\n')}</ul>` : '<p>No payment was begun yet.</p>'}`
  return page({ title: 'Payments', content })
}

function line({ orderId, trackingId, amount, status, requested }: Order): string {
  const again = requested.redirect_url
    ? `<br><a href="/bank/orders/${escaped(trackingId)}">Answer the shop again</a>`
    : ''
  return `<li><strong>${rupees(amount)}</strong> ${escaped(status)}<br>${escaped(orderId)}${again}</li>`
}
