import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, idParam, idParams } from '../endpoint.ts'
import { amount } from '../money.ts'
import { line } from '../values.ts'
import { wire } from '../wire.ts'

export const creditInvoice = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/invoices/:id/credit',
  audit: { changes: 'credit note' },
  permission: 'payments.decide',
  summary:
    'Issue a credit note for all or part of a paid invoice; the one that completes it ends the membership today, unless finance keeps it running',
  params: idParams,
  body: wire('Request for a credit note', {
    reason: ['rn', line(300, 'Enter the reason'), 'Why, as it is printed'],
    amount: ['am', amount.optional(), 'Amount, tax included; all that is left of the invoice unless given'],
    creditedBefore: [
      'cra',
      amount.optional(),
      'What earlier credit notes add up to, as the caller saw it; 409 where that has changed',
    ],
    keepRunning: [
      'krn',
      line(300).optional(),
      'Why the membership keeps running; unless given, it ends today with the note that completes the invoice',
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
