import { factList, html, type Markup, own, wholePage } from '../../printing/markup.ts'
import type { InvoiceDescription, Party, Row, Section } from './description.ts'
import { htmlStyles } from './htmlStyles.ts'
import { logoSvg } from './logoSvg.ts'

export function invoiceHtml(invoice: InvoiceDescription): string {
  const { title, number, mark, supplier, recipient, facts } = invoice
  const main = html`${mark === undefined ? undefined : html`<p class="mark" aria-hidden="true">${mark}</p>`}
<header>${{ markup: logoSvg }}<div><p class="name">${own(supplier.name)}</p>${lines(supplier)}</div><h1>${title}</h1></header>
<section class="parties"><div><h2>${recipient.title}</h2><strong>${own(recipient.name)}</strong>${lines(recipient)}</div>${factList(facts)}</section>
${amountTable(invoice)}
${invoice.remark && html`<section><h2>${invoice.remark.title}</h2><p>${own(invoice.remark.text)}</p></section>`}
<section class="foot">${invoice.payment ? section(invoice.payment) : html`<div></div>`}${signature(invoice)}</section>
<footer>${invoice.closing}</footer>`
  return wholePage(`${title} ${number}`, htmlStyles, main)
}

const lines = ({ lines }: Party): Markup[] => lines.map((line) => html`<p>${own(line)}</p>`)

const section = ({ title, rows: of }: Section): Markup => html`<div><h2>${title}</h2>${factList(of)}</div>`

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
