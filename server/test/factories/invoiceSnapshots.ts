import { paise } from '@bnr/contract/money'
import type { CreditNoteToDescribe } from '../../src/invoices/document/describeCreditNote.ts'
import type { InvoiceToDescribe } from '../../src/invoices/document/describeInvoice.ts'

/** A paid invoice with something in every line. */
export const wholeInvoice: InvoiceToDescribe = {
  number: 'BNR/26-27/00042',
  issuedOn: '2026-11-22',
  supplier: {
    name: 'BNR Matrimony',
    address: {
      door: '14 Cathedral Garden Road',
      locality: 'Nungambakkam',
      city: 'Chennai',
      state: 'Tamil Nadu',
      country: 'India',
      postalCode: '600034',
    },
    taxNumber: '33AAAAA0000A1Z5',
    phone: '+91 44 1234 5678',
    email: 'support@bnrmatrimony.example',
  },
  billedTo: {
    name: 'Samuel Devaraj',
    bnrId: '10000002',
    address: {
      door: '7 Lake View',
      locality: 'Kowdiar',
      city: 'Thiruvananthapuram',
      state: 'Kerala',
      country: 'India',
      postalCode: '695003',
    },
  },
  placeOfSupply: { code: '32', name: 'Kerala' },
  sac: '999799',
  terms: {
    planName: 'Platinum Classic',
    duration: 3,
    durationUnit: 'months',
    phoneContacts: 40,
    expressInterests: 1250,
    extraDays: 30,
    extraPhoneContacts: 5,
    extraExpressInterests: 1,
  },
  totals: {
    listAmount: paise(1_200_000),
    upgradeCredit: paise(212_345),
    discount: paise(137_655),
    taxableValue: paise(850_000),
    taxes: [{ name: 'IGST', rate: 18, amount: paise(153_000) }],
    rounding: paise(-12),
    total: paise(1_003_000),
  },
  discountReason: 'Coupon EASTER10',
  state: 'Active',
  payment: { on: '2026-11-23', kind: 'UPI', reference: '416600412345' },
  notes: 'Paid at the office in Kochi.',
}

/** A credit note for the whole of that invoice. */
export const wholeCreditNote: CreditNoteToDescribe = {
  number: 'BNRC/26-27/00003',
  issuedOn: '2026-12-01',
  reason: 'Membership cancelled at the member’s request',
  invoice: wholeInvoice,
  totals: wholeInvoice.totals,
}

const wide = (letters: number) => 'W'.repeat(letters)
const address = {
  door: wide(100),
  locality: wide(100),
  city: 'Thiruvananthapuram'.padEnd(40, 'W'),
  state: 'Dadra and Nagar Haveli and Daman and Diu',
  country: 'India',
  postalCode: '396230',
}

/** The same invoice with the widest letter in every text, as often as its field allows. */
export const longestInvoice: InvoiceToDescribe = {
  ...wholeInvoice,
  number: wide(16),
  supplier: { ...wholeInvoice.supplier, name: wide(60), address },
  billedTo: { name: wide(60), bnrId: '10000002', address },
  placeOfSupply: { code: '26', name: address.state },
  terms: {
    planName: wide(80),
    duration: 3650,
    durationUnit: 'DAYS',
    phoneContacts: 1_000_000,
    expressInterests: 1_000_000,
    extraDays: 365,
    extraPhoneContacts: 100,
    extraExpressInterests: 100,
  },
  totals: {
    listAmount: paise(1_000_000_000),
    upgradeCredit: paise(123_456_789),
    discount: paise(123_456_789),
    taxableValue: paise(753_086_422),
    taxes: [
      { name: 'CGST', rate: 9, amount: paise(67_777_778) },
      { name: 'SGST', rate: 9, amount: paise(67_777_778) },
    ],
    rounding: paise(22),
    total: paise(888_642_000),
  },
  discountReason: `Offer: ${wide(80)}`,
  payment: { on: '2026-09-30', kind: 'NEFT / RTGS / IMPS Transfer', reference: wide(60) },
  notes: wide(300),
}

export const longestCreditNote: CreditNoteToDescribe = {
  ...wholeCreditNote,
  number: wide(16),
  reason: wide(300),
  invoice: longestInvoice,
  totals: longestInvoice.totals,
}
