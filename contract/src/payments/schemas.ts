import { z } from '#schema'
import { idParam } from '../endpoint.ts'
import { invoiceStateNames } from '../invoices/states.ts'
import { amount } from '../money.ts'
import { line, moment, paragraph } from '../values.ts'
import { wire } from '../wire.ts'

/** Ways to decide about money that paid no invoice by the rule. */
export const decisions = {
  apply: 'Apply to an invoice',
  refunded: 'Refunded outside',
  'credit note': 'Credit note',
  dismissed: 'Nothing to do',
} as const
export type DecisionName = keyof typeof decisions
const decisionNames = Object.keys(decisions) as [DecisionName, ...DecisionName[]]

export const decision = wire('Decision about a payment', {
  decision: [
    'de',
    z.enum(decisionNames, { error: 'Choose a decision' }),
    'apply, refunded, credit note or dismissed',
  ],
  invoiceId: ['id', idParam.optional(), 'Invoice that it pays, or that the credit note is for'],
  amount: ['am', amount.optional(), 'Amount of the credit note, tax included; all that is left unless given'],
  reference: ['ref', line(60).optional(), 'Reference of the refund'],
  note: ['nt', paragraph(500).optional(), 'Why'],
})
export type Decision = z.output<typeof decision>

export const paymentEvent = wire('Payment event', {
  id: ['id', z.number().int(), 'Id'],
  at: ['at', moment, 'When it was heard'],
  source: ['src', z.enum(['member', 'staff', 'job', 'return', 'push', 'status call']), 'Who said it'],
  said: ['sd', z.string(), "The gateway's word, or what was done"],
  orderId: ['oid', z.string().optional(), 'Order of the gateway'],
  trackingId: ['roid', z.string().optional(), 'Tracking id of the gateway'],
  amount: ['am', amount.optional(), 'Amount'],
  invoiceId: ['inv', z.number().int().optional(), 'Invoice'],
  invoiceNumber: ['ino', z.string().optional(), 'Its number'],
  state: ['st', z.enum(invoiceStateNames).optional(), 'State of the invoice after it'],
  bnrId: ['pid', z.string().optional(), 'BNR ID of the member'],
  memberName: ['na', z.string().optional(), 'Name of the member'],
  needsDecision: ['nd', z.boolean(), 'Waits for a decision of finance'],
  why: ['wy', z.string().optional(), 'Why it pays no invoice by itself'],
  decision: ['de', z.enum(decisionNames).optional(), 'What was decided'],
  reference: ['ref', z.string().optional(), 'Reference of the decision'],
  note: ['nt', z.string().optional(), 'Reason given with the decision'],
  decidedAt: ['dat', moment.optional(), 'When it was decided'],
  decidedBy: ['dbn', z.string().optional(), 'Member of staff who decided'],
})
export type PaymentEventShown = z.output<typeof paymentEvent>
