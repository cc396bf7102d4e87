import { factList, html, type Markup, own, wholePage } from '../../printing/markup.ts'
import { colours } from '../../printing/paper.ts'
import type { InvoiceDescription, Party, Row, Section } from './description.ts'
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

const { ink, soft, wine, gold, line, ivory } = colours

/** Looks like a sheet of paper: full width on a phone, centred on a wide screen, A4 in print. */
const htmlStyles = `
:root { color-scheme: light; font: 15px/1.45 Figtree, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif; color: ${ink}; background: ${ivory} }
* { box-sizing: border-box; margin: 0 }
body { overflow-wrap: anywhere; print-color-adjust: exact; -webkit-print-color-adjust: exact }
main { position: relative; max-width: 800px; margin: 0 auto; padding: 20px 14px; background: #fff; overflow: hidden }
h1, .name, tfoot th { font-family: Marcellus, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif; font-weight: 400; line-height: 1.2 }
h1, .name, tfoot td { color: ${wine} }
h1 { font-size: 1.6rem; order: -1; flex: 1 0 100% }
h2, dt, thead th, footer { font-size: .87rem; font-weight: 400; color: ${soft} }
header p + p, .parties p, td p, dt, tbody th, .words { color: ${soft} }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; padding-bottom: 16px; border-bottom: 1px solid ${gold} }
header svg { flex: none }
header div { display: contents }
header p + p { flex: 0 0 100%; margin-top: -12px }
.name { font-size: 1.3rem }
section { margin-top: 20px }
.parties, .foot { display: grid; gap: 20px }
dl > div { display: grid; grid-template-columns: 7.5rem 1fr; gap: 10px; padding: 1px 0; align-items: baseline }
.foot dl > div { grid-template-columns: 5rem 1fr }
dd { margin: 0 }
table { width: 100%; margin-top: 20px; border-collapse: collapse }
th, td { padding: 3px 0 3px 16px; text-align: right; vertical-align: top; font-weight: 400 }
th:first-child, .service td:first-child { padding-left: 0; text-align: left }
thead th, .service td { padding-block: 7px }
thead th { border-bottom: 1px solid ${gold} }
td:last-child { font-variant-numeric: tabular-nums; white-space: nowrap }
.service td { border-bottom: 1px solid ${line} }
tfoot tr:first-child > * { padding-block: 8px; border-block: 1px solid ${gold}; font-size: 1.25rem }
tfoot td { font-weight: 600 }
.words td { font-weight: 400; color: ${soft}; white-space: normal }
.signature { max-width: 16rem }
.signature p:last-child { margin-top: 52px; padding-top: 4px; border-top: 1px solid ${soft}; font-size: .87rem; color: ${soft} }
footer { margin-top: 28px; text-align: center }
.mark { position: absolute; inset: 40% 0 auto; text-align: center; font: 400 clamp(3.2rem, 14vw, 7rem)/1 Marcellus, Palatino, Georgia, serif; color: ${wine}; opacity: .16; transform: rotate(-30deg); pointer-events: none }
@media (min-width: 40rem) {
  main { padding: 40px 44px }
  h1 { order: 0; flex: none }
  header { align-items: start }
  header div { display: block; flex: 1; min-width: 0 }
  header p + p { margin: 0 }
  dl > div, .foot dl > div { grid-template-columns: 8.5rem 1fr }
  .parties, .foot { grid-template-columns: 1fr 1fr; gap: 32px }
  .signature { width: 100%; justify-self: end }
  tbody th:first-child, tfoot th:first-child { text-align: right }
}
@page { size: A4; margin: 14mm }
@media print {
  :root { font-size: 12px; background: none }
  main { max-width: none; padding: 0 }
  table, section { break-inside: avoid }
}
`
