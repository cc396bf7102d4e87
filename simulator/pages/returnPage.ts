import type { Reply } from '../reply.ts'
import { escaped, page } from './page.ts'

const script = 'document.forms[0].submit()'

/** Page that posts the result to the shop; without scripts the payer presses a button. */
export function returnPage(address: string, fields: Readonly<Record<string, string>>): Reply {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const content = `
<p>You are returning to the shop.</p>
<form method="post" action="${escaped(address)}">
${inputs.join('\n')}
<div class="deeds"><button class="first">Back to the shop</button></div>
</form>`
  return page({ title: 'Payment processed', content, script, formsTo: new URL(address).origin })
}
