import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byIssueOrLastChange } from '../sort.ts'
import { isoDate, line } from '../values.ts'
import { wire } from '../wire.ts'
import { invoiceKeys } from './keys.ts'
import { paymentKind } from './paymentKinds.ts'
import { invoiceRequest, paymentProofFields } from './request.ts'
import { activation, invoice, invoiceDraft, invoiceTotals } from './schemas.ts'
import { invoiceStateNames } from './states.ts'
import { invoiceMachine, settledStates } from './transitions.ts'

const { issue, pay, approve, confirm } = invoiceMachine.actions

export const searchInvoices = searchEndpoint({
  path: '/invoices/search',
  audit: { reads: 'invoices listed' },
  permission: 'invoices.read',
  summary: 'Invoices, the last changed first; members find only their own',
  names: ['Invoice', 'invoices'],
  keys: invoiceKeys,
  item: invoice,
  query: { sort: byIssueOrLastChange },
})

export const totalInvoices = endpoint({
  method: 'POST',
  path: '/invoices/totals',
  audit: noAudit.counts,
  permission: 'invoices.totals',
  summary: 'Totals of all invoices that a search finds',
  keys: invoiceKeys,
  body: wire('Invoices to be totalled', {
    criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
  }),
  reply: invoiceTotals,
})

const fromRequest = {
  method: 'POST',
  permission: issue.permission,
  body: invoiceRequest,
  limit: { requests: 60 },
} as const

export const draftInvoice = endpoint({
  ...fromRequest,
  path: '/invoices/draft',
  audit: { reads: 'invoice draft' },
  summary: 'Calculate an invoice without saving it',
  reply: invoiceDraft,
})

export const draftUpgrade = endpoint({
  ...fromRequest,
  path: '/invoices/upgrade/draft',
  audit: { reads: 'invoice draft' },
  summary: 'Calculate the invoice of an upgrade without saving it',
  reply: invoiceDraft,
})

const issuedInvoice = wire('Issued invoice', {
  ...invoice.fields,
  payToken: ['ptk', z.string().optional(), 'Starts the payment at the gateway, once, within 10 minutes'],
})

const issued = { ...fromRequest, limit: { requests: 20, perMinutes: 10 }, reply: issuedInvoice } as const

export const issueInvoice = endpoint({
  ...issued,
  path: '/invoices',
  audit: { changes: issue.audit },
  summary: 'Issue an invoice; the same request again returns the same invoice while it is open',
})

export const issueUpgrade = endpoint({
  ...issued,
  path: '/invoices/upgrade',
  audit: { changes: issue.audit },
  summary: 'Issue the invoice of an upgrade; 409 if no membership is running',
})

export const previewInvoice = endpoint({
  path: '/invoices/:id/preview',
  audit: { reads: 'invoice opened' },
  permission: 'invoices.read',
  summary: 'The invoice as an HTML page, to be shown in a frame',
  file: true,
})

export const downloadInvoice = downloadEndpoint({
  path: '/invoices/:id/download',
  audit: { reads: 'invoice download', each: true },
  permission: 'invoices.read',
  summary: 'The invoice as a PDF of one page',
  limit: { requests: 20 },
})

const stateReply = wire('State of an invoice', {
  message: ['message', z.string(), 'What happened, as text for the user'],
  state: ['st', z.enum(invoiceStateNames), 'Current state'],
  day: ['idt', isoDate().optional(), 'Day of receipt, if staff have entered it, yyyy-MM-dd'],
})

/** Details of a payment that staff enter, or that a browser returns with. */
const settlement = wire('Settlement', {
  orderId: ['order_id', line(60).optional(), 'Order id; the server checks it with the gateway'],
  trackingId: ['roid', line(60).optional(), 'Tracking id; the server checks it with the gateway'],
  orderStatus: ['order_status', line(40).optional(), 'Status that the browser came back with; not trusted'],
  paymentKind: ['pt', paymentKind.optional(), 'Payment kind; staff only'],
  receivedOn: [
    'idt',
    isoDate().optional(),
    'Day of receipt, at most 30 days before the day of issue and not in the future; staff only',
  ],
  ...paymentProofFields,
})

/** Staff settle invoices by hand. For members the server only asks the gateway and replies with the state. */
export const settleInvoice = endpointsOf(settledStates, (outcome) =>
  endpoint({
    method: 'PUT',
    path: `/invoices/:id/${outcome}`,
    audit: { changes: pay.audit },
    permission: 'invoices.read',
    summary: `Mark an invoice as ${outcome}; for a member the gateway decides`,
    body: settlement,
    reply: stateReply,
    limit: { requests: 10 },
  }),
)

export const readActivation = endpoint({
  path: '/invoices/:id/activation',
  audit: { reads: 'invoice activation read' },
  permission: 'invoices.approve',
  summary: 'What approving the invoice now would start; 409 with the reason if it cannot be approved',
  reply: activation,
})

const gatewayPayment = wire('Gateway payment', {
  trackingId: ['roid', line(60, 'Transaction ID is required.'), 'Transaction id at the gateway'],
})

export const approveInvoice = endpoint({
  method: 'PUT',
  path: '/invoices/:id/approve',
  audit: { changes: approve.audit },
  permission: approve.permission,
  summary: 'Approve a paid invoice: its membership starts, or waits for the current one to end',
  body: wire('Approval', {
    trackingId: [
      'roid',
      line(60).optional(),
      'For card payments: transaction id at the gateway; must be that of the payment',
    ],
  }),
  reply: stateReply,
})

export const confirmGatewayPayment = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/invoices/:id/paid-ccav',
  audit: { changes: confirm.audit },
  permission: confirm.permission,
  summary: 'Confirm a card payment by its transaction id, which the server checks with the gateway',
  body: gatewayPayment,
  reply: stateReply,
  limit: { requests: 10 },
})
