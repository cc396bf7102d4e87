import { expect, test } from 'vitest'
import { pagesOf, rightEdgeOf } from '../../../test/documentText.ts'
import { longestCreditNote, longestInvoice, wholeInvoice } from '../../../test/factories/invoiceSnapshots.ts'
import { pageMargin, textWidth } from '../../printing/paper.ts'
import { describeCreditNote } from './describeCreditNote.ts'
import { describeInvoice, type InvoiceToDescribe } from './describeInvoice.ts'
import { invoicePdf } from './pdf.ts'

const period = { from: '2026-11-26', until: '2037-11-22' }
const unpaid: InvoiceToDescribe = { ...longestInvoice, payment: undefined }

test.each([
  ['tax invoice', describeInvoice({ ...longestInvoice, period, proforma: longestInvoice.number })],
  ['proforma', describeInvoice({ ...unpaid, state: 'Initiated', payableUntil: '2026-12-22' })],
  ['cancelled proforma', describeInvoice({ ...unpaid, state: 'Cancelled' })],
  ['credit note', describeCreditNote(longestCreditNote)],
])('the longest %s fits on one A4 page, within its margins', async (_, description) => {
  const pdf = await invoicePdf(description)
  expect(await pagesOf(pdf)).toHaveLength(1)
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
  expect(await rightEdgeOf(pdf)).toBeLessThan(pageMargin + textWidth + 1)
})

test.each([
  ['அனிதா Mary', 'அ'],
  ['सैमुअल', 'स'],
  ['സെൽവരാജ് ക്രിസ്തു', 'ര'],
  ['క్రీస్తు', 'క'],
  ['Lalṭanpuii 🙂', 'Laltanpuii'],
  ['\u202eannA', 'Billed to annA BNR ID'],
  ['محمد 漢字', 'BNR ID 10000002'],
])('a name like %s is printed in the scripts that our fonts support', async (name, expected) => {
  const billedTo = { ...wholeInvoice.billedTo, name }
  const pages = await pagesOf(await invoicePdf(describeInvoice({ ...wholeInvoice, billedTo })))
  expect(pages).toEqual([expect.stringContaining(expected)])
})
