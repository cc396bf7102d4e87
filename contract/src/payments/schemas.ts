import { z } from '#schema'
import { idParam } from '../endpoint.ts'
import { invoiceStateNames } from '../invoices/states.ts'
import { amount } from '../money.ts'
import { canField } from '../stateMachine.ts'
import { line, moment, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { paymentMachine } from './states.ts'

/** Decisions on a payment that could not be matched to an invoice. */
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
    'Decision: apply, refunded, credit note or dismissed',
  ],
  invoiceId: ['id', idParam.optional(), 'Id of the invoice that it pays or that the credit note is for'],
  amount: [
    'am',
    amount.optional(),
    'Amount of the credit note including tax; the rest of the invoice by default',
  ],
  reference: ['ref', line(60).optional(), 'Reference of the refund'],
  note: ['nt', paragraph(500).optional(), 'Reason'],
})
export type Decision = z.output<typeof decision>

export const paymentEvent = wire('Payment event', {
  id: ['id', z.number().int(), 'Id'],
  at: ['at', moment, 'When it was received'],
  source: ['src', z.enum(['member', 'staff', 'job', 'return', 'push', 'status call']), 'Source of the event'],
  description: ['sd', z.string(), 'Status that the gateway reported, or what was done'],
  orderId: ['oid', z.string().optional(), 'Order id of the gateway'],
  trackingId: ['roid', z.string().optional(), 'Tracking id of the gateway'],
  amount: ['am', amount.optional(), 'Amount'],
  invoiceId: ['inv', z.number().int().optional(), 'Id of the invoice'],
  invoiceNumber: ['ino', z.string().optional(), 'Number of the invoice'],
  state: ['st', z.enum(invoiceStateNames).optional(), 'State of the invoice after the event'],
  bnrId: ['pid', z.string().optional(), 'BNR ID of the member'],
  memberName: ['na', z.string().optional(), 'Name of the member'],
  needsDecision: ['nd', z.boolean(), 'The payment waits for a decision by finance'],
  can: canField(paymentMachine),
  why: ['wy', z.string().optional(), 'Why it could not be matched to an invoice'],
  decision: ['de', z.enum(decisionNames).optional(), 'Decision'],
  reference: ['ref', z.string().optional(), 'Reference of the decision'],
  note: ['nt', z.string().optional(), 'Reason given with the decision'],
  decidedAt: ['dat', moment.optional(), 'When it was decided'],
  decidedBy: ['dbn', z.string().optional(), 'Member of staff who decided'],
})
export type PaymentEventShown = z.output<typeof paymentEvent>
