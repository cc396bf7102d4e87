import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { amountOfMany } from '../money.ts'
import { noAudit } from '../noAudit.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { count, isoDate, line, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { bankUpload, rowError } from './uploads.ts'

const heading = (what: string) => line(80, `Choose the column of ${what}`)

/** Headings of the columns of a settlement report. Finance maps them once. */
export const reportColumns = wire('Columns of a settlement report', {
  orderId: ['oid', heading('the order id'), 'Heading of the column with our order id'],
  amount: ['am', heading('the amount'), 'Heading of the column with what the member paid'],
  fee: ['fee', heading('the fee'), 'Heading of the column with the fee of the gateway'],
  tax: ['tax', heading('the tax on the fee'), 'Heading of the column with the tax on the fee'],
  net: ['net', heading('the settled amount'), 'Heading of the column with what we receive'],
  day: ['dt', heading('the day'), 'Heading of the column with the day of the settlement'],
  utr: ['utr', heading('the UTR'), 'Heading of the column with the reference of the transfer'],
})
export type ReportColumns = z.output<typeof reportColumns>
export type ReportColumn = keyof ReportColumns

/** What can be wrong with a line of a settlement. */
export const settlementProblems = {
  order: 'We have no such order',
  amount: 'The order was for a different amount',
  net: 'The amount less fee and tax is not the settled amount',
  again: 'The order was settled before',
} as const
export type SettlementProblem = keyof typeof settlementProblems
export const settlementProblemNames = Object.keys(settlementProblems) as [
  SettlementProblem,
  ...SettlementProblem[],
]

const many = count(0, 2_147_483_647)

const sums = {
  amount: ['am', amountOfMany, 'What members paid'],
  fee: ['fee', amountOfMany, 'Fee of the gateway'],
  tax: ['tax', amountOfMany, 'Tax on the fee'],
  net: ['net', amountOfMany, 'What the gateway transfers to us'],
} as const

const counted = {
  added: ['new', many, 'Lines that we do not have yet'],
  repeated: ['rep', many, 'Lines that an earlier report already contained'],
  others: ['oth', many, 'Rows without an order or an amount, such as sums'],
} as const

const reportPreview = wire('Preview of a settlement report', {
  headings: ['hd', z.array(z.string()), 'Headings of the file'],
  columns: ['cl', reportColumns.optional(), 'Columns that were used; absent if they must be mapped first'],
  ...counted,
  ...sums,
  errors: ['err', z.array(rowError), 'The first errors'],
  errorCount: ['ne', many, 'Number of all errors; nothing is imported while there are any'],
})
export type ReportPreview = z.output<typeof reportPreview>

export const previewReport = endpoint({
  ...bankUpload.preview,
  path: '/bank/settlements/preview',
  audit: noAudit.own,
  summary: 'Read a settlement report of the gateway without storing it',
  body: wire('Settlement report to look at', {
    content: bankUpload.content,
    columns: ['cl', reportColumns.optional(), 'Columns, if the person has mapped them'],
  }),
  reply: reportPreview,
})

export const uploadReport = endpoint({
  ...bankUpload.upload,
  path: '/bank/settlements',
  audit: { changes: 'settlement report upload' },
  summary:
    'Store the lines of a settlement report that are new, and compare them with our orders and the bank',
  body: wire('Settlement report', { content: bankUpload.content, columns: ['cl', reportColumns, 'Columns'] }),
  reply: wire('Stored settlement report', {
    message: ['message', z.string(), 'What happened, as text for the user'],
    ...counted,
  }),
})

const ofList = { permission: 'payments.read', query: { sort: byCreation } } as const

export const settlementKeys = {
  id: { values: { eq: rowId }, who: 'staff' },
  /** Whether a bank line shows its transfer. */
  bk: { values: { eq: z.boolean() }, who: 'staff' },
  utr: { values: { eq: line(40) }, who: 'staff' },
} as const satisfies CriterionKeys

const settlement = wire('Settlement', {
  id: ['id', z.number().int(), 'Id'],
  utr: ['utr', z.string(), 'Reference of the transfer'],
  day: ['dt', isoDate(), 'Day of the settlement, yyyy-MM-dd'],
  lineCount: ['n', many, 'Orders in it'],
  ...sums,
  problemCount: ['np', many, 'Orders in it that differ'],
  bankDay: ['bdt', isoDate().optional(), 'Day of the bank line with this reference and amount, yyyy-MM-dd'],
})
export type Settlement = z.output<typeof settlement>

export const searchSettlements = searchEndpoint({
  ...ofList,
  path: '/bank/settlements/search',
  audit: noAudit.counts,
  summary: 'Settlements of the gateway, the last day first, with their sums',
  names: ['Settlement', 'settlements'],
  keys: settlementKeys,
  item: settlement,
})

export const settlementLineKeys = {
  /** Id of the settlement. */
  set: { values: { eq: rowId }, who: 'staff' },
  /** Whether something is wrong with the line. */
  pr: { values: { eq: z.boolean() }, who: 'staff' },
} as const satisfies CriterionKeys

const settlementLine = wire('Line of a settlement', {
  id: ['id', z.number().int(), 'Id'],
  orderId: ['oid', z.string(), 'Order id'],
  ...sums,
  problem: ['pr', z.enum(settlementProblemNames).optional(), 'What is wrong with it'],
  sent: ['sam', amountOfMany.optional(), 'Amount of our order'],
  invoiceId: ['inv', z.number().int().optional(), 'Id of the invoice of the order'],
  invoiceNumber: ['ino', z.string().optional(), 'Number of the invoice'],
  utr: ['utr', z.string(), 'Reference of the transfer'],
  day: ['dt', isoDate(), 'Day of the settlement, yyyy-MM-dd'],
})
export type SettlementLine = z.output<typeof settlementLine>

export const searchSettlementLines = searchEndpoint({
  ...ofList,
  path: '/bank/settlementLines/search',
  audit: { reads: 'settlement lines listed' },
  summary: 'Orders in the settlements of the gateway, the newest first',
  names: ['Settlement line', 'settlement lines'],
  keys: settlementLineKeys,
  item: settlementLine,
})
