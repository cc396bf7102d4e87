import { html, type Markup } from '../../platform/printing/markup.ts'
import type { InvoiceDescription, Party, Row, Section } from './description.ts'
import { houseMark } from './houseMark.ts'
import { htmlStyles } from './htmlStyles.ts'

/** An invoice or a credit note as a whole document for a sandboxed frame: no script, no other file. */
export function invoiceHtml(invoice: InvoiceDescription): string {
  const { title, number, mark, supplier, recipient, facts } = invoice
  const page = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${number}</title>
<style>${{ markup: htmlStyles }}</style>
</head>
<body>
<main>
${mark === undefined ? undefined : html`<p class="mark" aria-hidden="true">${mark}</p>`}
<header>${{ markup: houseMark }}<div><p class="name">${own(supplier.name)}</p>${lines(supplier)}</div><h1>${title}</h1></header>
<section class="parties"><div><h2>${recipient.title}</h2><strong>${own(recipient.name)}</strong>${lines(recipient)}</div>${rows(facts)}</section>
${amountTable(invoice)}
${invoice.remark && html`<section><h2>${invoice.remark.title}</h2><p>${own(invoice.remark.text)}</p></section>`}
<section class="foot">${invoice.payment ? section(invoice.payment) : html`<div></div>`}${signature(invoice)}</section>
<footer>${invoice.closing}</footer>
</main>
</body>
</html>
`
  return page.markup
}

/** What others wrote may run from right to left; it must not turn what stands beside it. */
const own = (text: string): Markup => html`<bdi>${text}</bdi>`

const lines = ({ lines }: Party): Markup[] => lines.map((line) => html`<p>${own(line)}</p>`)

const rows = (of: readonly Row[]): Markup =>
  html`<dl>${of.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${own(value)}</dd></div>`)}</dl>`

const section = ({ title, rows: of }: Section): Markup => html`<div><h2>${title}</h2>${rows(of)}</div>`

const signature = ({ signature }: InvoiceDescription): Markup =>
  html`<div class="signature"><p>${own(signature.for)}</p><p>${signature.by}</p></div>`

function amountTable({ service, amounts, total }: InvoiceDescription): Markup {
  const { titles, name, details, amount } = service
  return html`<table>
<thead><tr><th scope="col">${titles.service}</th><th scope="col">${titles.amount}</th></tr></thead>
<tbody>
<tr class="service"><td><strong>${own(name)}</strong>${details.map((line) => html`<p>${line}</p>`)}</td><td>${amount}</td></tr>
${amounts.map(amountRow)}
</tbody>
<tfoot>${amountRow(total)}<tr class="words"><td colspan="2">${total.words}</td></tr></tfoot>
</table>`
}

const amountRow = ({ label, value }: Row): Markup =>
  html`<tr><th scope="row">${own(label)}</th><td>${value}</td></tr>`
