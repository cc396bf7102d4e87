import { z } from '#schema'
import { idParam } from '../endpoint.ts'
import { count, isoDate, line } from '../values.ts'
import { wire } from '../wire.ts'
import { paymentKind } from './paymentKinds.ts'

const selectCountry = 'Select country'
const enterState = 'Select state'
export const agreeToTerms = 'Please agree to the terms to continue'

/** Address on an invoice. Its state decides between CGST with SGST and IGST. */
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

/** Proof of a payment that staff received; the payment kind decides which field applies. */
export const paymentProofFields = {
  bankName: ['na', line(80).optional(), 'Bank of the payer; staff only'],
  branch: ['br', line(80).optional(), 'Branch of that bank; staff only'],
  transfer: ['neft', proven('Bank transfer').optional(), 'Net banking and transfers; staff only'],
  cheque: ['chq', cheque.optional(), 'Cheque or demand draft; staff only'],
  cashDeposit: ['cda', proven('Cash deposit').optional(), 'Cash paid into our account; staff only'],
  upi: ['upi', proven('UPI payment').optional(), 'UPI; staff only'],
} as const

/** Limits of what staff can add to a plan, and the initial values of the form (specification 3, section 5). */
export const extras = {
  extraDays: { most: 365, initial: 30 },
  extraPhoneContacts: { most: 100, initial: 5 },
  extraExpressInterests: { most: 100, initial: 5 },
} as const

const extra = (name: keyof typeof extras) =>
  count(0, extras[name].most, `Enter 0 to ${extras[name].most}`).optional()

export const invoiceRequest = wire('Invoice request', {
  profileId: ['pid', idParam.optional(), 'Profile id; members can name only their own'],
  planId: ['mid', idParam, 'Id of a current plan'],
  billingAddress: ['ba', billingAddress.optional(), 'Billing address; the permanent address by default'],
  couponCode: ['cd', line(30).optional(), 'Exact code of a coupon'],
  offerId: ['oid', idParam.optional(), 'Offer that gives the price'],
  consent: ['cs', z.boolean().optional(), 'The member has agreed to the terms; not needed for a draft'],
  paymentKind: ['pt', paymentKind.default('cc'), 'Payment kind; members can only use cc'],
  billedTo: ['bto', line(80).optional(), 'Name on the invoice, the member by default; staff only'],
  couponId: ['cid', idParam.optional(), 'Id of a coupon; staff only'],
  taxIncluded: ['gd', z.boolean().optional(), 'GST discount: the amount includes the tax; staff only'],
  createdBy: ['cb', z.literal('Admin').optional(), 'Admin; staff only'],
  extraDays: ['epid', extra('extraDays'), 'Extra days, at most 365; staff only'],
  extraPhoneContacts: ['pc', extra('extraPhoneContacts'), 'Extra contacts, at most 100; staff only'],
  extraExpressInterests: ['eic', extra('extraExpressInterests'), 'Extra interests, at most 100; staff only'],
  receivedOn: ['idt', isoDate().optional(), 'Day of receipt: today or one of the last 30 days; staff only'],
  ...paymentProofFields,
})
export type InvoiceRequest = z.output<typeof invoiceRequest>

/** Fields that a member may not send. */
export const staffFields = [
  ...(['billedTo', 'couponId', 'taxIncluded', 'createdBy', 'receivedOn'] as const),
  ...(Object.keys(extras) as (keyof typeof extras)[]),
  ...(Object.keys(paymentProofFields) as (keyof typeof paymentProofFields)[]),
]
