import { z } from '#schema'
import { amount, amountOfMany, signedAmount } from '../money.ts'
import { count, isoDate, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { paymentKind } from './paymentKinds.ts'
import { billingAddress } from './request.ts'
import { invoiceStateNames } from './states.ts'

/** Wide enough for India's longest number of an invoice. */
const longestNumber = 16

const placeOfSupply = wire('Place of supply', {
  code: ['id', z.string(), 'Code of the state by the tax law; 96 abroad'],
  name: ['na', z.string(), 'State, or Other Countries'],
})

const shownTax = (name: string) => count(0, 10_000_000).describe(name)

/** How an invoice comes to its total, drawn up by the server alone. */
const priced = {
  planId: ['mid', z.number().int(), 'Version of the plan'],
  isUpgrade: ['ug', z.boolean(), 'Takes the place of a running membership'],
  isRenewal: ['rw', z.boolean(), 'Follows the running membership'],
  listAmount: ['la', amount, 'Amount of the plan, before tax'],
  upgradeCredit: ['uc', amount, 'Worth of the membership that is given up'],
  price: ['pco', amount, 'Amount before tax and discount: the list amount less the credit'],
  discount: ['cdm', amount, 'Discount'],
  discountReason: ['dr', z.string().optional(), 'What the discount is for'],
  taxableValue: ['tv', amount, 'What the tax is taken from'],
  cgst: ['cgsta', amount, 'Central tax, within the state'],
  sgst: ['sgsta', amount, 'State tax, within the state'],
  igst: ['igsta', amount, 'Integrated tax, elsewhere'],
  tax: ['tta', amount, 'All taxes'],
  cgstShown: ['rofca', shownTax('Central tax'), 'Central tax in whole rupees, to show; never summed'],
  sgstShown: ['rofsa', shownTax('State tax'), 'State tax in whole rupees, to show; never summed'],
  igstShown: ['rofia', shownTax('Integrated tax'), 'Integrated tax in whole rupees, to show; never summed'],
  rounding: ['ro', signedAmount, 'What it takes to the whole rupee'],
  total: ['ttaat', amount, 'To be paid, tax included'],
  billedTo: ['bto', z.string(), 'Name on the invoice'],
  billingAddress: ['ba', billingAddress, 'Billing address'],
  placeOfSupply: ['pos', placeOfSupply, 'Place of supply'],
  couponId: ['cid', z.number().int().optional(), 'Coupon'],
  couponCode: ['cd', z.string().optional(), 'Code of the coupon'],
  offerId: ['oid', z.number().int().optional(), 'Offer'],
  taxIncluded: ['gd', z.boolean(), 'GST discount: the amount holds the tax'],
  paymentKind: ['pt', paymentKind, 'How it is paid'],
  createdBy: ['cb', z.enum(['Admin', 'Web']), 'Admin where staff made it'],
  extraDays: ['epid', count(0, 365), 'Days beyond the plan'],
  extraPhoneContacts: ['pc', count(0, 100), 'Contacts beyond the plan'],
  extraExpressInterests: ['eic', count(0, 100), 'Interests beyond the plan'],
} as const

const soldMembership = {
  planName: ['pn', z.string(), 'Package'],
  goldTagged: ['gt', z.boolean().optional(), 'The profile photo gets a gold frame'],
  assistance: ['ab', z.string().optional(), 'Help that comes with it, in words'],
} as const

/** Not kept: it has no number and no id. */
export const invoiceDraft = wire('Invoice draft', {
  ...priced,
  membership: ['profileMembership', wire('Membership of a draft', soldMembership), 'What would be sold'],
})
export type InvoiceDraft = z.output<typeof invoiceDraft>

const invoicedMembership = wire('Membership on an invoice', {
  ...soldMembership,
  id: ['id', z.number().int().optional(), 'Id; none before it was approved'],
  startsOn: ['sd', isoDate().optional(), 'First day'],
  endsOn: ['ed', isoDate().optional(), 'Last day'],
  renewsOn: ['rd', isoDate().optional(), 'Day on which the next one starts, where one waits'],
  usedPhoneContacts: ['upc', count(0, 1_000_000).optional(), 'Phone numbers opened'],
  usedExpressInterests: ['ueic', count(0, 1_000_000).optional(), 'Interests expressed'],
  state: ['st', z.enum(['Waiting', 'Active', 'Expired']).optional(), 'Whether it runs'],
})

const invoicedProfile = wire('Profile on an invoice', {
  bnrId: ['pid', z.string(), 'BNR ID'],
  basic: ['bi', wire('Name on an invoice', { name: ['na', z.string(), 'Name'] }), 'Who it is'],
})

const creditNote = wire('Credit note', {
  id: ['id', z.number().int(), 'Id'],
  number: ['no', z.string(), 'Number'],
  issuedOn: ['idt', isoDate(), 'Day of issue, yyyy-MM-dd'],
  total: ['ttaat', amount, 'Amount of the credit note, tax included'],
  reason: ['rn', z.string(), 'Reason, as it is printed'],
})
export type CreditNoteShown = z.output<typeof creditNote>

export const invoice = wire('Invoice', {
  ...priced,
  id: ['id', z.number().int(), 'Id'],
  number: ['ino', z.string().max(longestNumber), 'Number'],
  state: ['st', z.enum(invoiceStateNames), 'State'],
  day: ['idt', isoDate(), 'Day of payment once it is paid, else day of issue, yyyy-MM-dd'],
  receivedOn: ['rdt', isoDate().optional(), 'To staff: day of receipt as they entered it'],
  issuedOn: ['cdt', isoDate(), 'Day of issue, yyyy-MM-dd'],
  paidOn: ['pdt', isoDate().optional(), 'Day of payment, yyyy-MM-dd'],
  payableUntil: ['pu', isoDate().optional(), 'Last day on which it can be paid, while it can'],
  notPayable: ['np', z.string().optional(), 'To its member: why an unpaid one can no longer be paid'],
  changedAt: ['mdt', moment, 'When its state changed last'],
  creditNotes: ['cn', z.array(creditNote).optional(), 'Its credit notes, the first one first'],
  trackingId: ['roid', z.string().optional(), 'Order or tracking id of the payment'],
  membership: ['profileMembership', invoicedMembership, 'What was sold'],
  profile: ['profile', invoicedProfile.optional(), 'Whom it is for; none once the profile was purged'],
  profileId: ['pid', z.number().int().optional(), 'Profile it is for; none once that was purged'],
})
export type Invoice = z.output<typeof invoice>

const activatedPayment = wire('Payment of an invoice', {
  paymentKind: ['pt', paymentKind, 'How it was paid'],
  reference: ['tid', z.string().optional(), 'Transaction id, or number of the cheque or deposit'],
  receivedOn: ['idt', isoDate().optional(), 'Day of receipt, yyyy-MM-dd'],
  enteredBy: ['ebn', z.string().optional(), 'Member of staff who entered it; none for the gateway'],
})

/** How what was sold begins, should the invoice be approved now. */
const activationWays = ['today', 'replaces', 'waits'] as const
export const activation = wire('Activation of an invoice', {
  way: ['wy', z.enum(activationWays), 'Today, today in place of the running membership, or after it'],
  planName: ['pn', z.string().optional(), 'Plan that runs'],
  startsOn: ['sd', isoDate().optional(), 'First day of what waits, yyyy-MM-dd'],
  payment: ['pay', activatedPayment, 'The payment that would be approved'],
})
export type Activation = z.output<typeof activation>

/** What the invoices of a filter come to. */
export const invoiceTotals = wire('Totals of invoices', {
  count: ['n', count(0, 2_147_483_647), 'How many there are'],
  taxableValue: ['tv', amountOfMany, 'What the tax was taken from'],
  cgst: ['cgsta', amountOfMany, 'Central tax'],
  sgst: ['sgsta', amountOfMany, 'State tax'],
  igst: ['igsta', amountOfMany, 'Integrated tax'],
  total: ['ttaat', amountOfMany, 'To be paid, tax included'],
  credited: [
    'cra',
    amountOfMany,
    'Amount of these invoices that credit notes have credited, in paise including tax',
  ],
  afterCredit: ['nta', amountOfMany, 'Total less the amount credited, in paise'],
  revenue: ['rv', amountOfMany, 'Taxable value of what was paid, less credit notes of the same days'],
})
export type InvoiceTotals = z.output<typeof invoiceTotals>
