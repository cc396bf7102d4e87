import { z } from '#schema'
import { idParam } from '../endpoint.ts'
import { count, isoDate, line } from '../values.ts'
import { wire } from '../wire.ts'
import { paymentKind } from './paymentKinds.ts'

const selectCountry = 'Select country'
const enterState = 'Select state'
/** Said to whoever has not agreed to the terms. */
export const agreeToTerms = 'Please agree to the terms to continue'

/** Where an invoice is addressed to; its state decides the tax. */
export const billingAddress = wire('Billing address', {
  door: ['a1', line(100).optional(), 'Door and street'],
  locality: ['a2', line(100).optional(), 'Locality'],
  city: ['ct', line(100).optional(), 'District or city'],
  state: ['st', line(100, enterState), 'State, province or emirate'],
  country: ['co', line(100, selectCountry), 'Country'],
  postalCode: ['zc', line(10).optional(), 'Postal code'],
})
export type BillingAddress = z.output<typeof billingAddress>

const transactionId = line(60, 'Transaction ID is required.')
const proven = (title: string) => wire(title, { transactionId: ['tid', transactionId, 'Transaction id'] })

const cheque = wire('Cheque or demand draft', {
  transactionId: ['tid', line(60).optional(), 'Transaction id of the bank, if there is one'],
  number: ['nu', line(30, 'Enter the cheque or DD number'), 'Number of the cheque or draft'],
  date: ['idt', isoDate('Select the date of the cheque or DD'), 'Its date, yyyy-MM-dd'],
})

/** How staff were paid: one of them, by the kind of payment. */
export const paymentProofFields = {
  bankName: ['na', line(80).optional(), 'Bank of the payer; staff alone'],
  branch: ['br', line(80).optional(), 'Branch of that bank; staff alone'],
  transfer: ['neft', proven('Bank transfer').optional(), 'Net banking and transfers; staff alone'],
  cheque: ['chq', cheque.optional(), 'Cheque or demand draft; staff alone'],
  cashDeposit: ['cda', proven('Cash deposit').optional(), 'Cash paid into our account; staff alone'],
  upi: ['upi', proven('UPI payment').optional(), 'UPI; staff alone'],
} as const

/** The most that staff grant beyond a plan, and what the form begins with (spec 3, section 5). */
export const extras = {
  extraDays: { most: 365, initial: 30 },
  extraPhoneContacts: { most: 100, initial: 5 },
  extraExpressInterests: { most: 100, initial: 5 },
} as const

const extra = (name: keyof typeof extras) =>
  count(0, extras[name].most, `Enter 0 to ${extras[name].most}`).optional()

export const invoiceRequest = wire('Invoice request', {
  profileId: ['pid', idParam.optional(), 'Profile it is for; of a member the own one'],
  planId: ['mid', idParam, 'Plan, as it stands in the catalogue'],
  billingAddress: ['ba', billingAddress.optional(), 'Billing address; the permanent one unless given'],
  couponCode: ['cd', line(30).optional(), 'Coupon, by its exact code'],
  offerId: ['oid', idParam.optional(), 'Offer that the price is taken from'],
  consent: ['cs', z.boolean().optional(), 'The member has agreed to the terms; not asked of a draft'],
  paymentKind: ['pt', paymentKind.default('cc'), 'How it is paid; of a member cc alone'],
  billedTo: ['bto', line(80).optional(), 'Name on the invoice, the member unless given; staff alone'],
  couponId: ['cid', idParam.optional(), 'Coupon by its id; staff alone'],
  taxIncluded: ['gd', z.boolean().optional(), 'GST discount: the amount holds the tax; staff alone'],
  createdBy: ['cb', z.literal('Admin').optional(), 'Admin; staff alone'],
  extraDays: ['epid', extra('extraDays'), 'Days beyond the plan, at most 365; staff alone'],
  extraPhoneContacts: [
    'pc',
    extra('extraPhoneContacts'),
    'Contacts beyond the plan, at most 100; staff alone',
  ],
  extraExpressInterests: [
    'eic',
    extra('extraExpressInterests'),
    'Interests beyond the plan, at most 100; staff alone',
  ],
  receivedOn: ['idt', isoDate().optional(), 'Day of receipt: one of the last 30 days, or today; staff alone'],
  ...paymentProofFields,
})
export type InvoiceRequest = z.output<typeof invoiceRequest>

/** What is not a member's to say. */
export const staffFields = [
  ...(['billedTo', 'couponId', 'taxIncluded', 'createdBy', 'receivedOn'] as const),
  ...(Object.keys(extras) as (keyof typeof extras)[]),
  ...(Object.keys(paymentProofFields) as (keyof typeof paymentProofFields)[]),
]
