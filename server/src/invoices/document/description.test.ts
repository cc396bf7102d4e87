import type { InvoiceState } from '@bnr/contract/invoices/states'
import { noPaise, paise } from '@bnr/contract/money'
import { expect, test } from 'vitest'
import { pagesOf, wordsOf } from '../../../test/documentText.ts'
import { wholeCreditNote, wholeInvoice } from '../../../test/factories/invoiceSnapshots.ts'
import { describeCreditNote } from './describeCreditNote.ts'
import { describeInvoice, type InvoiceToDescribe } from './describeInvoice.ts'
import type { InvoiceDescription } from './description.ts'
import { invoiceHtml } from './html.ts'
import { invoicePdf } from './pdf.ts'

const parties = [
  'BNR Matrimony',
  '14 Cathedral Garden Road, Nungambakkam',
  'Chennai 600034, Tamil Nadu (code 33), India',
  'GSTIN 33AAAAA0000A1Z5',
  '+91 44 1234 5678, support@bnrmatrimony.example',
  'Samuel Devaraj',
  'BNR ID 10000002',
  '7 Lake View, Kowdiar',
  'Thiruvananthapuram 695003, Kerala (code 32), India',
  'Place of supply Kerala (code 32)',
  'For BNR Matrimony',
  'Authorised signatory',
]
const service = [
  'Matrimony membership: Platinum Classic',
  'SAC 999799',
  'Valid for 3 months',
  'Includes 40 phone contacts, 1,250 express interests',
  'Granted in addition: 30 days, 5 phone contacts, 1 express interest',
]
const amounts = ['Rounding −₹0.12', 'Total ₹10,030.00', 'Rupees Ten Thousand and Thirty Only']
const taxed = ['Tax payable on reverse charge No', 'IGST 18% ₹1,530.00']
const priced = [
  'List amount',
  '₹12,000.00',
  'Upgrade credit −₹2,123.45',
  'Discount (Coupon EASTER10) −₹1,376.55',
  'Taxable value ₹8,500.00',
]
const ofInvoice = [
  ...taxed,
  ...priced,
  'Tax invoice',
  'Invoice number BNR/26-27/00042',
  'Date of issue 22 Nov 2026',
  'Proforma BNP/26-27/000123',
  'Status Paid',
  'Date 23 Nov 2026',
  'Paid by UPI',
  'Reference 416600412345',
  'Paid at the office in Kochi.',
  'This is a computer generated invoice.',
]
const ofProforma = [
  ...priced,
  'Proforma invoice',
  'Proforma number BNR/26-27/00042',
  'Date of issue 22 Nov 2026',
  'IGST 18% (estimate) ₹1,530.00',
  'Status Not paid yet',
  'Can be paid until 22 Dec 2026',
  'The GST is an estimate.',
]
const ofCreditNote = [
  ...taxed,
  'Credit note',
  'Credit note number BNRC/26-27/00003',
  'Date of issue 1 Dec 2026',
  'Tax invoice BNR/26-27/00042',
  'Invoice date 22 Nov 2026',
  'Invoice total ₹10,030.00',
  'Membership cancelled at the member’s request',
  'Taxable value',
  '₹8,500.00',
  'This is a computer generated credit note.',
]

const proforma: InvoiceToDescribe = {
  ...wholeInvoice,
  state: 'Initiated',
  payment: undefined,
  payableUntil: '2026-12-22',
}

test.each([
  ['tax invoice', describeInvoice({ ...wholeInvoice, proforma: 'BNP/26-27/000123' }), ofInvoice],
  ['proforma', describeInvoice(proforma), ofProforma],
  ['credit note', describeCreditNote(wholeCreditNote), ofCreditNote],
])('HTML and PDF of the %s contain everything that tax law requires', async (_, description, own) => {
  const outputs = await bothOutputs(description)
  for (const words of outputs)
    for (const expected of [...parties, ...service, ...amounts, ...own]) expect(words).toContain(expected)
})

test('nothing in a proforma calls it a tax invoice', async () => {
  for (const words of await bothOutputs(describeInvoice(proforma))) {
    expect(words).not.toMatch(/tax invoice|invoice number|reverse charge|computer generated/i)
    expect(words).not.toContain('IGST 18% ₹')
  }
})

async function bothOutputs(description: InvoiceDescription): Promise<string[]> {
  const pages = await pagesOf(await invoicePdf(description))
  return [wordsOf(invoiceHtml(description)), pages.join(' ')]
}

const labelsOf = (invoice: InvoiceToDescribe) => describeInvoice(invoice).amounts.map(({ label }) => label)

test('a tax invoice names the days that were bought, once the membership has begun', () => {
  const period = { from: '2026-11-26', until: '2027-03-25' }
  const { details } = describeInvoice({ ...wholeInvoice, period }).service
  expect(details).toContain('Service period: 26 Nov 2026 to 25 Mar 2027')
})

test('zero amounts get no row', () => {
  const { totals, terms } = wholeInvoice
  const bare = { ...totals, upgradeCredit: noPaise, discount: noPaise, rounding: noPaise }
  expect(labelsOf({ ...wholeInvoice, totals: bare })).toEqual(['Taxable value', 'IGST 18%'])
  const granted = { extraDays: 0, extraPhoneContacts: 0, extraExpressInterests: 0 }
  const plain = { ...wholeInvoice, terms: { ...terms, ...granted, expressInterests: 0, duration: 1 } }
  expect(describeInvoice({ ...plain, notes: undefined })).toMatchObject({
    service: { details: ['SAC 999799', 'Valid for 1 month', 'Includes 40 phone contacts'] },
    remark: undefined,
  })
})

test('an invoice within the state shows both halves of the tax with their rate', () => {
  const half = { rate: 9, amount: paise(76_500) }
  const taxes = [
    { name: 'CGST' as const, ...half },
    { name: 'SGST' as const, ...half },
  ]
  const description = describeInvoice({ ...wholeInvoice, totals: { ...wholeInvoice.totals, taxes } })
  expect(description.amounts).toContainEqual({ label: 'CGST 9%', value: '₹765.00' })
  expect(description.amounts).toContainEqual({ label: 'SGST 9%', value: '₹765.00' })
})

test('an address abroad has no state code, but its place of supply has a code', () => {
  const { lines, facts } = abroad()
  expect(lines).toEqual(['BNR ID 10000002', 'Dubai, United Arab Emirates'])
  expect(facts).toContainEqual({ label: 'Place of supply', value: 'Other Countries (code 96)' })
})

function abroad() {
  const { recipient, facts } = describeInvoice({
    ...wholeInvoice,
    billedTo: { ...wholeInvoice.billedTo, address: { state: 'Dubai', country: 'United Arab Emirates' } },
    placeOfSupply: { code: '96', name: 'Other Countries' },
  })
  return { lines: recipient.lines, facts }
}

test.each<[InvoiceState, string]>([
  ['Initiated', 'Not paid yet'],
  ['Failed', 'Not paid yet'],
  ['Cancelled', 'Not paid, cancelled'],
  ['Expired', 'Not paid'],
  ['Paid', 'Paid'],
])('a %s invoice without a payment shows the status: %s', (state, status) => {
  const { payment } = describeInvoice({ ...wholeInvoice, state, payment: undefined })
  expect(payment?.rows).toEqual([{ label: 'Status', value: status }])
})

test.each<[InvoiceState, boolean, string | undefined]>([
  ['Initiated', false, undefined],
  ['Failed', false, 'Not paid'],
  ['Expired', false, 'Not paid'],
  ['Expired', true, 'Cancelled'],
  ['Cancelled', false, 'Cancelled'],
])('a %s invoice without a payment (cancelled before: %s) is marked: %s', (state, wasCancelled, mark) => {
  const unpaid = { ...wholeInvoice, state, wasCancelled, payment: undefined }
  expect(describeInvoice(unpaid).mark).toBe(mark)
  expect(describeInvoice({ ...wholeInvoice, state: 'Expired' }).mark).toBeUndefined()
})

test('only a cancelled invoice says so, in HTML and PDF', async () => {
  for (const words of await bothOutputs(
    describeInvoice({ ...wholeInvoice, state: 'Cancelled', payment: undefined }),
  ))
    expect(words).toContain('Cancelled')
  for (const words of await bothOutputs(describeInvoice(wholeInvoice)))
    expect(words).not.toContain('Cancelled')
})
