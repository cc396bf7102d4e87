import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { criteria } from '../criteria.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf, idParams } from '../endpoint.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byIssueOrLastChange } from '../sort.ts'
import { isoDate, line } from '../values.ts'
import { wire } from '../wire.ts'
import { invoiceKeys } from './keys.ts'
import { paymentKind } from './paymentKinds.ts'
import { invoiceRequest, paymentProofFields } from './request.ts'
import { activation, invoice, invoiceDraft, invoiceTotals } from './schemas.ts'
import { invoiceStateNames } from './states.ts'
import { settledStates } from './transitions.ts'

export const searchInvoices = searchEndpoint({
  path: '/invoices/search',
  audit: { reads: 'invoices listed' },
  permission: 'invoices.read',
  summary: 'Invoices, the last changed first; members find their own alone',
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
  summary: 'What all the invoices come to that a search finds',
  keys: invoiceKeys,
  body: wire('Invoices to be totalled', {
    criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
  }),
  reply: invoiceTotals,
})

export const gstFormats = ['csv', 'xlsx'] as const

export const readGstSummary = downloadEndpoint({
  freshFactor: true,
  path: '/invoices/gst-summary',
  audit: { reads: 'gst summary export', each: true },
  permission: 'invoices.finance',
  summary: 'What was paid in a month less what was taken back in it, by rate and place of supply, as a file',
  query: z.object({
    month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Choose a month'),
    format: z.enum(gstFormats).default('csv'),
  }),
  limit: { requests: 20 },
})

const drawnUp = {
  method: 'POST',
  permission: 'invoices.issue',
  body: invoiceRequest,
  limit: { requests: 60 },
} as const

export const draftInvoice = endpoint({
  ...drawnUp,
  path: '/invoices/draft',
  audit: { reads: 'invoice draft' },
  summary: 'What an invoice would come to; nothing is kept',
  reply: invoiceDraft,
})

export const draftUpgrade = endpoint({
  ...drawnUp,
  path: '/invoices/upgrade/draft',
  audit: { reads: 'invoice draft' },
  summary: 'What an upgrade of the running membership would come to; nothing is kept',
  reply: invoiceDraft,
})

const issuedInvoice = wire('Issued invoice', {
  ...invoice.fields,
  payToken: ['ptk', z.string().optional(), 'Starts the payment at the gateway: once, within 10 minutes'],
})

const issued = { ...drawnUp, limit: { requests: 20, perMinutes: 10 }, reply: issuedInvoice } as const

export const issueInvoice = endpoint({
  ...issued,
  path: '/invoices',
  audit: { changes: 'invoice issue' },
  summary: 'Issue an invoice; the same request again gives the same one while it is open',
})

export const issueUpgrade = endpoint({
  ...issued,
  path: '/invoices/upgrade',
  audit: { changes: 'invoice issue' },
  summary: 'Issue the invoice of an upgrade; 409 where no membership runs',
})

export const previewInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:id/preview',
  audit: { reads: 'invoice opened' },
  permission: 'invoices.read',
  summary: 'The invoice as a page of HTML, to be shown in a frame of its own',
  params: idParams,
  file: true,
})

export const downloadInvoice = downloadEndpoint({
  path: '/invoices/:id/download',
  audit: { reads: 'invoice download', each: true },
  permission: 'invoices.read',
  summary: 'The invoice as a PDF of one page',
  params: idParams,
  limit: { requests: 20 },
})

const stateReply = wire('State of an invoice', {
  message: ['message', z.string(), 'What happened, for the person to read'],
  state: ['st', z.enum(invoiceStateNames), 'State as it is now'],
  day: ['idt', isoDate().optional(), 'Day of receipt, once staff have entered it'],
})

/** How an invoice was paid, as staff heard of it. */
const settlement = wire('Settlement', {
  orderId: ['order_id', line(60).optional(), 'Order of the gateway; looked up there, never believed'],
  trackingId: ['roid', line(60).optional(), 'Tracking id of the gateway; looked up there, never believed'],
  orderStatus: ['order_status', line(40).optional(), 'What the browser brought back; never believed'],
  paymentKind: ['pt', paymentKind.optional(), 'How it was paid; staff alone'],
  receivedOn: [
    'idt',
    isoDate().optional(),
    'Day of receipt, at most 30 days before the issue and not in the future; staff alone',
  ],
  ...paymentProofFields,
})

/** What staff settle by hand. From a member it changes nothing: the gateway is asked, and the state replied. */
export const settleInvoice = endpointsOf(settledStates, (outcome) =>
  endpoint({
    method: 'PUT',
    path: `/invoices/:id/${outcome}`,
    audit: { changes: 'settle invoice' },
    permission: 'invoices.read',
    summary: `Say that an invoice was ${outcome}; of a member's word the gateway is asked first`,
    params: idParams,
    body: settlement,
    reply: stateReply,
    limit: { requests: 10 },
  }),
)

export const readActivation = endpoint({
  method: 'GET',
  path: '/invoices/:id/activation',
  audit: { reads: 'invoice activation read' },
  permission: 'invoices.approve',
  summary: 'What approving it now would begin; 409 with the reason where it cannot be approved',
  params: idParams,
  reply: activation,
})

const gatewayPayment = wire('Gateway payment', {
  trackingId: ['roid', line(60, 'Transaction ID is required.'), 'Transaction id of the gateway'],
})

export const approveInvoice = endpoint({
  method: 'PUT',
  path: '/invoices/:id/approve',
  audit: { changes: 'approve invoice' },
  permission: 'invoices.approve',
  summary: 'Approve what was paid: the membership starts, or waits for the one before it',
  params: idParams,
  body: wire('Approval', {
    trackingId: [
      'roid',
      line(60).optional(),
      'Transaction id of the gateway, of a card payment; it must be the one that paid it',
    ],
  }),
  reply: stateReply,
})

export const confirmGatewayPayment = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/invoices/:id/paid-ccav',
  audit: { changes: 'confirm card payment' },
  permission: 'invoices.confirmGateway',
  summary: 'Confirm a card payment by its transaction id, which the gateway is asked about',
  params: idParams,
  body: gatewayPayment,
  reply: stateReply,
  limit: { requests: 10 },
})
