import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { invoiceStateNames } from '../invoices/states.ts'
import { amountOfMany, amountUpTo } from '../money.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { canField, enterReason } from '../stateMachine.ts'
import { isoDate, line, moment, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { bankLineMachine, bankTabs } from './states.ts'

const { match, unmatch, setAside, takeUp } = bankLineMachine.actions
const day = isoDate()
/** One lakh crore. */
const mostRupees = 1_000_000_000_000

/** Search keys of bank lines. */
export const bankLineKeys = {
  id: { values: { eq: rowId }, who: 'staff' },
  /** The tab of the list. */
  st: { values: { eq: z.enum(bankTabs) }, who: 'staff' },
  /** Day on the statement, from and to, both inclusive. */
  dt: { values: { range: z.tuple([day, day]) }, who: 'staff' },
  /** Amount in rupees. */
  am: { values: { eq: amountUpTo(mostRupees, 'Enter an amount in rupees') }, who: 'staff' },
} as const satisfies CriterionKeys

const invoiceFields = {
  id: ['id', z.number().int(), 'Id of the invoice'],
  number: ['ino', z.string(), 'Number of the invoice'],
  state: ['st', z.enum(invoiceStateNames), 'State of the invoice'],
  bnrId: ['pid', z.string().optional(), 'BNR ID of the member'],
  memberName: ['na', z.string().optional(), 'Name of the member'],
} as const

const proposal = wire('Proposed invoice', {
  ...invoiceFields,
  isStrong: ['sg', z.boolean(), 'A reference names the invoice; otherwise only the name and the days fit'],
  why: ['wy', z.string(), 'Why it is proposed'],
  pays: ['py', z.boolean(), 'True if settling marks the invoice as paid; false if it is paid already'],
})
export type ProposedInvoice = z.output<typeof proposal>

const bankLine = wire('Bank line', {
  id: ['id', z.number().int(), 'Id'],
  account: ['acc', z.string(), 'Name of the bank account'],
  day: ['dt', day, 'Day on the statement, yyyy-MM-dd'],
  amount: ['am', amountOfMany, 'Amount'],
  reference: ['ref', z.string(), 'Reference on the statement'],
  state: ['st', z.enum(bankLineMachine.states), 'State'],
  can: canField(bankLineMachine),
  proposals: [
    'prs',
    z.array(proposal),
    'Every invoice that is proposed for an open line, the strong ones first',
  ],
  invoice: ['inv', wire('Matched invoice', invoiceFields).optional(), 'Invoice that it was matched with'],
  settlement: ['utr', z.string().optional(), 'UTR of the settlement that it was matched with'],
  paid: ['pd', z.boolean(), 'True if it paid this invoice, so the match is final'],
  reason: ['rn', z.string().optional(), 'Why it was set aside'],
  changedAt: ['mdt', moment, 'When its state last changed'],
  changedBy: ['mbn', z.string().optional(), 'Member of staff who last changed it'],
})
export type BankLine = z.output<typeof bankLine>

export const searchBankLines = searchEndpoint({
  path: '/bank/lines/search',
  audit: { reads: 'bank lines listed' },
  permission: 'payments.read',
  summary: 'Credits on bank statements, the newest first',
  names: ['Bank line', 'bank lines'],
  keys: bankLineKeys,
  item: bankLine,
  query: { sort: byCreation },
})

const ofLine = { method: 'PUT', limit: { requests: 30 } } as const

export const matchBankLine = endpoint({
  ...ofLine,
  freshFactor: true,
  path: '/bank/lines/:id/match',
  permission: match.permission,
  audit: { changes: match.audit },
  summary: 'Match a bank line with an invoice: an open invoice becomes Paid on the day of the line',
  body: wire('Invoice of a bank line', { invoiceId: ['inv', rowId, 'Id of the invoice'] }),
})

export const unmatchBankLine = endpoint({
  ...ofLine,
  path: '/bank/lines/:id/unmatch',
  permission: unmatch.permission,
  audit: { changes: unmatch.audit },
  summary: 'Separate a bank line from an invoice that was paid without it',
})

export const setAsideBankLine = endpoint({
  ...ofLine,
  path: '/bank/lines/:id/setAside',
  permission: setAside.permission,
  audit: { changes: setAside.audit },
  summary: 'Set aside a bank line that pays no invoice, with the reason',
  body: wire('Reason', { reason: ['rn', line(200, enterReason), 'Reason'] }),
})

export const takeUpBankLine = endpoint({
  ...ofLine,
  path: '/bank/lines/:id/takeUp',
  permission: takeUp.permission,
  audit: { changes: takeUp.audit },
  summary: 'Reopen a bank line that was set aside',
})
