import { z } from '#schema'
import { amount, amountOfMany, signedAmount } from '../money.ts'
import { canFieldOf } from '../stateMachine.ts'
import { count, isoDate, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { paymentKind } from './paymentKinds.ts'
import { billingAddress } from './request.ts'
import { invoiceStateNames } from './states.ts'
import { invoiceMachine } from './transitions.ts'

/** GST law limits invoice numbers to 16 characters. */
const longestNumber = 16

const placeOfSupply = wire('Place of supply', {
  code: ['id', z.string(), 'GST code of the state; 96 for other countries'],
  name: ['na', z.string(), 'State, or Other Countries'],
})

const shownTax = (name: string) => count(0, 10_000_000).describe(name)

/** Amounts and terms of an invoice. Only the server calculates them. Amounts are rupees on the wire and paise in code. */
const priced = {
  planId: ['mid', z.number().int(), 'Id of the plan version'],
  isUpgrade: ['ug', z.boolean(), 'Replaces the running membership'],
  isRenewal: ['rw', z.boolean(), 'Starts when the running membership ends'],
  isTopUp: ['tu', z.boolean(), 'Adds contacts or interests to the running membership'],
  listAmount: ['la', amount, 'Price of the plan, before tax'],
  upgradeCredit: ['uc', amount, 'Credit for the rest of the membership that it replaces'],
  price: ['pco', amount, 'Amount before tax and discount: the list amount less the credit'],
  discount: ['cdm', amount, 'Discount, before tax'],
  discountReason: ['dr', z.string().optional(), 'Reason for the discount'],
  taxableValue: ['tv', amount, 'Amount that the tax is calculated on'],
  cgst: ['cgsta', amount, 'Central tax, for members in our state'],
  sgst: ['sgsta', amount, 'State tax, for members in our state'],
  igst: ['igsta', amount, 'Integrated tax, for members elsewhere'],
  tax: ['tta', amount, 'Sum of the taxes'],
  cgstShown: ['rofca', shownTax('Central tax'), 'Central tax rounded to rupees, for display only'],
  sgstShown: ['rofsa', shownTax('State tax'), 'State tax rounded to rupees, for display only'],
  igstShown: ['rofia', shownTax('Integrated tax'), 'Integrated tax rounded to rupees, for display only'],
  rounding: ['ro', signedAmount, 'Rounding to the whole rupee, positive or negative'],
  total: ['ttaat', amount, 'Amount payable, including tax'],
  billedTo: ['bto', z.string(), 'Name on the invoice'],
  billingAddress: ['ba', billingAddress, 'Billing address'],
  placeOfSupply: ['pos', placeOfSupply, 'Place of supply'],
  couponId: ['cid', z.number().int().optional(), 'Id of the coupon'],
  couponCode: ['cd', z.string().optional(), 'Code of the coupon'],
  offerId: ['oid', z.number().int().optional(), 'Id of the offer'],
  taxIncluded: ['gd', z.boolean(), 'GST discount: the amount includes the tax'],
  paymentKind: ['pt', paymentKind, 'Payment kind'],
  createdBy: ['cb', z.enum(['Admin', 'Web']), 'Admin if staff issued it, Web otherwise'],
  extraDays: ['epid', count(0, 365), 'Extra days'],
  extraPhoneContacts: ['pc', count(0, 100), 'Extra contacts'],
  extraExpressInterests: ['eic', count(0, 100), 'Extra interests'],
} as const

const soldMembership = {
  planName: ['pn', z.string(), 'Name of the plan'],
  goldTagged: ['gt', z.boolean().optional(), 'The profile photo gets a gold frame'],
  assistance: ['ab', z.string().optional(), 'Description of the assisted service'],
} as const

/** A calculated invoice that is not saved, so it has no number and no id. */
export const invoiceDraft = wire('Invoice draft', {
  ...priced,
  membership: [
    'profileMembership',
    wire('Membership of a draft', soldMembership),
    'The membership that would be sold',
  ],
})
export type InvoiceDraft = z.output<typeof invoiceDraft>

const invoicedMembership = wire('Membership on an invoice', {
  ...soldMembership,
  id: ['id', z.number().int().optional(), 'Id; absent before the invoice is approved'],
  startsOn: ['sd', isoDate().optional(), 'First day'],
  endsOn: ['ed', isoDate().optional(), 'Last day'],
  renewsOn: ['rd', isoDate().optional(), 'First day of the renewal that is waiting'],
  usedPhoneContacts: ['upc', count(0, 1_000_000).optional(), 'Phone numbers opened'],
  usedExpressInterests: ['ueic', count(0, 1_000_000).optional(), 'Interests expressed'],
  state: [
    'st',
    z.enum(['Waiting', 'Active', 'Expired']).optional(),
    'Whether it is waiting, running or over',
  ],
})

const invoicedProfile = wire('Profile on an invoice', {
  bnrId: ['pid', z.string(), 'BNR ID'],
  basic: ['bi', wire('Name on an invoice', { name: ['na', z.string(), 'Name'] }), 'Basic information'],
})

const creditNote = wire('Credit note', {
  id: ['id', z.number().int(), 'Id'],
  number: ['no', z.string(), 'Number'],
  issuedOn: ['idt', isoDate(), 'Day of issue, yyyy-MM-dd'],
  total: ['ttaat', amount, 'Amount of the credit note, including tax'],
  reason: ['rn', z.string(), 'Reason, as printed on the credit note'],
})
export type CreditNoteShown = z.output<typeof creditNote>

export const invoice = wire('Invoice', {
  ...priced,
  id: ['id', z.number().int(), 'Id'],
  number: [
    'ino',
    z.string().max(longestNumber),
    'Number: of the proforma until it is paid, then of the tax invoice',
  ],
  earlierNumbers: [
    'eno',
    z.array(z.string()).optional(),
    'Numbers that it had before: of its proforma, or from before proformas existed',
  ],
  state: ['st', z.enum(invoiceStateNames), 'State'],
  day: ['idt', isoDate(), 'Day of payment if it is paid, otherwise day of issue, yyyy-MM-dd'],
  receivedOn: ['rdt', isoDate().optional(), 'Day of receipt that staff entered; staff only'],
  issuedOn: ['cdt', isoDate(), 'Day of issue, yyyy-MM-dd'],
  paidOn: ['pdt', isoDate().optional(), 'Day of payment, yyyy-MM-dd'],
  payableUntil: ['pu', isoDate().optional(), 'Last day on which it can be paid, if it can still be paid'],
  notPayable: [
    'np',
    z.string().optional(),
    'Why an unpaid invoice can no longer be paid; only for its member',
  ],
  changedAt: ['mdt', moment, 'When its state last changed'],
  can: canFieldOf(invoiceMachine, 'staff'),
  creditNotes: ['cn', z.array(creditNote).optional(), 'Credit notes of the invoice, the oldest first'],
  trackingId: ['roid', z.string().optional(), 'Order or tracking id of the payment'],
  membership: ['profileMembership', invoicedMembership, 'The membership that was sold'],
  profile: [
    'profile',
    invoicedProfile.optional(),
    'Profile of the member; absent once it has been permanently removed',
  ],
  profileId: [
    'pid',
    z.number().int().optional(),
    'Id of that profile; absent once it has been permanently removed',
  ],
})
export type Invoice = z.output<typeof invoice>

const activatedPayment = wire('Payment of an invoice', {
  paymentKind: ['pt', paymentKind, 'Payment kind'],
  reference: ['tid', z.string().optional(), 'Transaction id, or number of the cheque or deposit'],
  receivedOn: ['idt', isoDate().optional(), 'Day of receipt, yyyy-MM-dd'],
  enteredBy: [
    'ebn',
    z.string().optional(),
    'Member of staff who entered the payment; absent for the gateway',
  ],
})

/** How the membership would start if the invoice were approved now. */
const activationWays = ['today', 'replaces', 'waits', 'adds'] as const
export const activation = wire('Activation of an invoice', {
  way: [
    'wy',
    z.enum(activationWays),
    'Today, today in place of the running membership, after it ends, or as an addition to it',
  ],
  planName: ['pn', z.string().optional(), 'Plan of the running membership'],
  startsOn: ['sd', isoDate().optional(), 'First day of a membership that would wait, yyyy-MM-dd'],
  payment: ['pay', activatedPayment, 'The payment that would be approved'],
})
export type Activation = z.output<typeof activation>

/** Totals of the invoices that a search finds. */
export const invoiceTotals = wire('Totals of invoices', {
  count: ['n', count(0, 2_147_483_647), 'Number of invoices'],
  taxableValue: ['tv', amountOfMany, 'Amount that the tax was calculated on'],
  cgst: ['cgsta', amountOfMany, 'Central tax'],
  sgst: ['sgsta', amountOfMany, 'State tax'],
  igst: ['igsta', amountOfMany, 'Integrated tax'],
  total: ['ttaat', amountOfMany, 'Amount payable, including tax'],
  credited: ['cra', amountOfMany, 'Total of the credit notes of these invoices, including tax'],
  afterCredit: ['nta', amountOfMany, 'Total less the credit notes'],
  revenue: ['rv', amountOfMany, 'Taxable value of paid invoices, less credit notes of the same days'],
})
export type InvoiceTotals = z.output<typeof invoiceTotals>
