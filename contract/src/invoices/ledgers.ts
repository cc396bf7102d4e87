import { z } from '#schema'
import { downloadEndpoint, sheetFormat } from '../downloadEndpoint.ts'
import { endpoint } from '../endpoint.ts'
import { amount, amountOfMany, signedAmount } from '../money.ts'
import { isoMonth } from '../month.ts'
import { pageOf, pageQuery } from '../page.ts'
import { byCreation } from '../sort.ts'
import { isoDate, line, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { paymentKind } from './paymentKinds.ts'

/** Lists of finance: what was received, and what was credited. */

const ofFinance = { permission: 'invoices.finance' } as const
const day = isoDate('Enter a day').optional()

const amounts = {
  taxableValue: ['tv', amount, 'Taxable value'],
  igst: ['igsta', amount, 'Integrated tax'],
  cgst: ['cgsta', amount, 'Central tax'],
  sgst: ['sgsta', amount, 'State tax'],
  rounding: ['ro', signedAmount, 'Rounding'],
  total: ['ttaat', amount, 'Amount including tax'],
} as const

const totals = wire('Totals of a ledger', {
  taxableValue: ['tv', amountOfMany, 'Taxable value'],
  igst: ['igsta', amountOfMany, 'Integrated tax'],
  cgst: ['cgsta', amountOfMany, 'Central tax'],
  sgst: ['sgsta', amountOfMany, 'State tax'],
  total: ['ttaat', amountOfMany, 'Amount including tax'],
})
export type LedgerTotals = z.output<typeof totals>

/** The member and the plan of the invoice, as on the day of its issue. */
const sold = {
  invoiceNumber: ['ino', z.string(), 'Number of the tax invoice'],
  invoiceOn: ['cdt', isoDate(), 'Day of the tax invoice, yyyy-MM-dd'],
  bnrId: ['pid', z.string(), 'BNR ID of the member'],
  billedTo: ['na', z.string(), 'Name on the invoice'],
  planName: ['pn', z.string(), 'Plan'],
} as const

const receipt = wire('Payment received', {
  id: ['id', z.number().int(), 'Id of the invoice'],
  day: ['idt', isoDate(), 'Day of receipt, yyyy-MM-dd'],
  ...sold,
  gstMonth: ['gm', isoMonth, 'Month of the GST return that counts it, yyyy-MM'],
  paymentKind: ['pt', paymentKind, 'Payment kind'],
  reference: ['tid', z.string().optional(), 'Transaction id, or number of the cheque or deposit'],
  enteredBy: ['ebn', z.string().optional(), 'Member of staff who entered it; absent for the gateway'],
  ...amounts,
})
export type Receipt = z.output<typeof receipt>

const receiptFilter = {
  from: day,
  to: day,
  month: isoMonth.optional(),
  kind: paymentKind.optional(),
  /** Account id of the executive on the invoice. */
  by: rowId.optional(),
  text: line(60).optional(),
}

export const listReceipts = endpoint({
  ...ofFinance,
  path: '/invoices/receipts',
  audit: { reads: 'receipts listed' },
  summary: 'Payments received, by day of receipt, with the totals of all that the filters find',
  query: z.object({ ...pageQuery(), sort: byCreation, ...receiptFilter }),
  reply: pageOf('payments received', receipt, { totals: ['totals', totals, 'Totals of all pages'] }),
})

export const downloadReceipts = downloadEndpoint({
  ...ofFinance,
  freshFactor: true,
  path: '/invoices/receipts/file',
  audit: { reads: 'receipts export', each: true },
  summary: 'The payments received that the filters find, as a file',
  query: z.object({ ...receiptFilter, format: sheetFormat }),
  limit: { requests: 20 },
})

const issuedNote = wire('Credit note of the books', {
  id: ['id', z.number().int(), 'Id'],
  day: ['idt', isoDate(), 'Day of issue, which decides its month, yyyy-MM-dd'],
  number: ['no', z.string(), 'Number'],
  invoiceId: ['inv', z.number().int(), 'Id of the invoice'],
  ...sold,
  placeOfSupply: ['pos', z.string(), 'Place of supply'],
  reason: ['rn', z.string(), 'Reason, as printed'],
  issuedBy: ['ebn', z.string().optional(), 'Member of staff who issued it'],
  ...amounts,
})
export type IssuedNote = z.output<typeof issuedNote>

const noteFilter = { from: day, to: day, text: line(60).optional() }

export const listCreditNotes = endpoint({
  ...ofFinance,
  path: '/invoices/credit-notes',
  audit: { reads: 'credit notes listed' },
  summary: 'Credit notes, by day of issue, with the totals of all that the filters find',
  query: z.object({ ...pageQuery(), sort: byCreation, ...noteFilter }),
  reply: pageOf('credit notes', issuedNote, { totals: ['totals', totals, 'Totals of all pages'] }),
})

export const downloadCreditNotes = downloadEndpoint({
  ...ofFinance,
  freshFactor: true,
  path: '/invoices/credit-notes/file',
  audit: { reads: 'credit notes export', each: true },
  summary: 'The credit notes that the filters find, as a file',
  query: z.object({ ...noteFilter, format: sheetFormat }),
  limit: { requests: 20 },
})
