import { type Choice, payerChoices, testerChoices } from '../choices.ts'
import type { Order } from '../orders.ts'
import type { Reply } from '../reply.ts'
import { facts, rupees } from './facts.ts'
import { escaped, page } from './page.ts'

/** Page on which the payer, or a tester, chooses the result. */
export function payPage(order: Order, merchantId: string): Reply {
  const { billing_name = '', merchant_param1 = '' } = order.requested
  const content = `
${facts([
  ['Amount', rupees(order.amount), 'amount'],
  ['For', merchant_param1],
  ['Order', order.orderId],
  ['Merchant', merchantId],
  ['Paid by', billing_name],
])}
<form method="post" action="/bank/orders/${escaped(order.trackingId)}">
<div class="deeds">${buttons(payerChoices)}</div>
<details>
<summary>For testers</summary>
<label>Delay of a late answer
<select name="seconds"><option value="5">5 seconds</option><option value="30">30 seconds</option><option value="120">2 minutes</option></select></label>
<label><input type="checkbox" name="withoutEvent"> Do not send the result to the shop's server</label>
<div class="deeds">${buttons(testerChoices)}</div>
</details>
</form>`
  return page({ title: 'Confirm your payment', content })
}

function buttons(choices: Readonly<Record<string, Choice>>): string {
  return Object.entries(choices)
    .map(([name, { label }]) => {
      const first = name === 'pay' ? ' class="first"' : ''
      return `<button name="choice" value="${name}"${first}>${escaped(label)}</button>`
    })
    .join('\n')
}
