import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { amount } from '../money.ts'
import { line } from '../values.ts'
import { wire } from '../wire.ts'
import { invoiceMachine } from './transitions.ts'

export const creditInvoice = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/invoices/:id/credit',
  audit: { changes: invoiceMachine.actions.credit.audit },
  permission: invoiceMachine.actions.credit.permission,
  summary:
    'Issue a credit note for all or part of a paid invoice; the note that credits the rest ends the membership today, unless finance keeps it running',
  body: wire('Request for a credit note', {
    reason: ['rn', line(300, 'Enter the reason'), 'Reason, as printed on the credit note'],
    amount: ['am', amount.optional(), 'Amount including tax; the rest of the invoice by default'],
    creditedBefore: [
      'cra',
      amount.optional(),
      'Total of earlier credit notes as the caller saw it; 409 if it has changed since',
    ],
    keepRunning: [
      'krn',
      line(300).optional(),
      'Reason to keep the membership running; without one it ends today if the note credits the rest of the invoice',
    ],
  }),
})

export const downloadCreditNote = downloadEndpoint({
  path: '/invoices/:id/credit/:note/download',
  audit: { reads: 'credit note download', each: true },
  permission: 'invoices.read',
  summary: 'A credit note of an invoice as a PDF of one page',
  params: z.object({ id: idParam, note: idParam }),
  limit: { requests: 20 },
})
