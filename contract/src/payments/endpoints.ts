import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { invoiceStateNames } from '../invoices/states.ts'
import { noAudit } from '../noAudit.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { wire } from '../wire.ts'
import { paymentKeys } from './keys.ts'
import { decision, paymentEvent } from './schemas.ts'
import { paymentMachine } from './states.ts'

export const beginPayment = endpoint({
  method: 'POST',
  path: '/invoices/:id/attempts',
  permission: 'account.own',
  summary: 'Start the payment of an open invoice at the gateway',
  body: wire('Begun payment', {
    consent: [
      'cs',
      z.boolean().optional(),
      'The member has agreed to the terms; required for an invoice that staff issued',
    ],
  }),
  reply: wire('Way to the gateway', {
    payToken: ['ptk', z.string(), 'Token that starts the payment, once, within 10 minutes'],
  }),
  limit: { requests: 20, perMinutes: 10 },
})

/** Encrypted result of a payment. The gateway also posts fields that we do not need. */
const encryptedResult = z.object({ encResp: z.string().max(20_000).default('') })
const fromGateway = {
  method: 'POST',
  permission: 'public',
  form: true,
  limit: { requests: 60 },
} as const

export const gatewayRequest = endpoint({
  ...fromGateway,
  path: '/ccavRequestHandler',
  audit: noAudit.guests,
  base: 'root',
  summary: 'Form of the browser that starts a payment: leads to the gateway; only its token is read',
  body: z.object({ token: z.string().max(100).default('') }),
  file: true,
})

export const gatewayReturn = endpoint({
  ...fromGateway,
  path: '/ccavResponseHandler',
  audit: noAudit.guests,
  base: 'root',
  summary: 'Form of the browser that returns from the gateway: redirects to /thankyou or /failed',
  body: encryptedResult,
  redirect: 303,
  reply: z.unknown(),
})

export const gatewayPush = endpoint({
  ...fromGateway,
  limit: { requests: 600 },
  path: '/payments/events',
  audit: noAudit.guests,
  summary: 'The gateway reports the result of an order',
  body: encryptedResult,
})

export const readOutcome = endpoint({
  path: '/payments/outcome',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Result of an order, for the browser that returned from the gateway',
  query: z.object({ order_id: z.string().max(40), token: z.string().max(100) }),
  reply: wire('Outcome of a payment', {
    isTopUp: ['tu', z.literal(true).optional(), 'It adds to a running membership'],
    waitsForDay: ['wd', z.literal(true).optional(), 'It starts when the running membership ends'],
    state: ['st', z.enum(invoiceStateNames), 'State of the invoice'],
    planName: ['pn', z.string(), 'Name of the plan'],
    invoiceId: ['id', z.number().int(), 'Id of the invoice'],
    isPaid: ['pa', z.boolean(), 'The invoice has been paid, even if it is over by now'],
    isCredited: ['cr', z.literal(true).optional(), 'Credit notes cover the whole invoice'],
  }),
  limit: { requests: 60 },
})

export const searchPayments = searchEndpoint({
  path: '/payments/search',
  audit: { reads: 'payments listed' },
  permission: 'payments.read',
  summary: 'All events of payments, the newest first',
  names: ['Payment event', 'payment events'],
  keys: paymentKeys,
  item: paymentEvent,
  query: { sort: byCreation },
})

export const decidePayment = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/payments/:id/decide',
  audit: { changes: paymentMachine.actions.decide.audit },
  permission: paymentMachine.actions.decide.permission,
  summary: 'Decide, once, what happens to a payment that could not be matched to an invoice',
  body: decision,
})

/** Pages that the browser returns to, with the order id and a signed token in the query. */
export const outcomePages = { paid: '/thankyou', unpaid: '/failed' } as const
