import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { invoiceStateNames } from '../invoices/states.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { wire } from '../wire.ts'
import { paymentKeys } from './keys.ts'
import { decision, paymentEvent } from './schemas.ts'

export const beginPayment = endpoint({
  method: 'POST',
  path: '/invoices/:id/attempts',
  permission: 'account.own',
  summary: 'Begin to pay an open invoice at the gateway',
  params: idParams,
  body: wire('Begun payment', {
    consent: [
      'cs',
      z.boolean().optional(),
      'The member has agreed to the terms; needed for an invoice that staff issued',
    ],
  }),
  reply: wire('Way to the gateway', {
    payToken: ['ptk', z.string(), 'Starts the payment: once, within 10 minutes'],
  }),
  limit: { requests: 20, perMinutes: 10 },
})

/** What others post holds more than we ask for. */
const sealed = z.object({ encResp: z.string().max(20_000).default('') })
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
  summary:
    'A form of the browser: on to the gateway with the payment that its token begins; nothing else of it is read',
  body: z.object({ token: z.string().max(100).default('') }),
  file: true,
})

export const gatewayReturn = endpoint({
  ...fromGateway,
  path: '/ccavResponseHandler',
  audit: noAudit.guests,
  base: 'root',
  summary: 'A form of the browser, coming back from the gateway: on to /thankyou or /failed',
  body: sealed,
  redirect: 303,
  reply: z.unknown(),
})

export const gatewayPush = endpoint({
  ...fromGateway,
  limit: { requests: 600 },
  path: '/payments/events',
  audit: noAudit.guests,
  summary: 'The gateway itself says what became of an order',
  body: sealed,
})

export const readOutcome = endpoint({
  method: 'GET',
  path: '/payments/outcome',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'What became of an order, for whoever came back from paying it',
  query: z.object({ order_id: z.string().max(40), token: z.string().max(100) }),
  reply: wire('Outcome of a payment', {
    state: ['st', z.enum(invoiceStateNames), 'State of the invoice'],
    planName: ['pn', z.string(), 'Package'],
    invoiceId: ['id', z.number().int(), 'Invoice'],
    isPaid: ['pa', z.boolean(), 'Money came for it, though it may be over by now'],
    isCredited: ['cr', z.literal(true).optional(), 'Credit notes took all of it back'],
  }),
  limit: { requests: 60 },
})

export const searchPayments = searchEndpoint({
  path: '/payments/search',
  audit: { reads: 'payments listed' },
  permission: 'payments.read',
  summary: 'All that was heard and done about payments, the newest first',
  names: ['Payment event', 'payment events'],
  keys: paymentKeys,
  item: paymentEvent,
  query: { sort: byCreation },
})

export const decidePayment = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/payments/:id/decide',
  audit: { changes: 'decide payment' },
  permission: 'payments.decide',
  summary: 'Decide about money that paid no invoice by the rule; once',
  params: idParams,
  body: decision,
})

/** Where the browser comes back to; the order and a token of ours stand behind it. */
export const outcomePages = { paid: '/thankyou', unpaid: '/failed' } as const
