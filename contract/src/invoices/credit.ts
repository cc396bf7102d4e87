import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { line } from '../values.ts'
import { wire } from '../wire.ts'

export const creditInvoice = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/invoices/:id/credit',
  audit: { changes: 'credit note' },
  permission: 'payments.decide',
  summary:
    'Take back an invoice that was paid, by a credit note; its membership ends today, unless finance keeps it running',
  params: idParams,
  body: wire('Reason of a credit note', {
    reason: ['rn', line(300, 'Enter the reason'), 'Why, as it is printed'],
    keepRunning: [
      'krn',
      line(300).optional(),
      'Why the membership keeps running; it ends today unless given',
    ],
  }),
})

export const downloadCreditNote = downloadEndpoint({
  path: '/invoices/:id/credit/download',
  audit: { reads: 'credit note download', each: true },
  permission: 'invoices.read',
  summary: 'The credit note of an invoice as a PDF of one page',
  params: idParams,
  limit: { requests: 20 },
})
