import * as endpoints from '@bnr/contract/invoices/endpoints'
import type { FastifyInstance } from 'fastify'
import { serveDownload } from '../downloads/serveDownload.ts'
import { staffOf } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { creditNotesOf, issueCreditNote } from './creditNote.ts'
import { invoicePdf } from './document/pdf.ts'
import { creditDocumentOf } from './documentOf.ts'
import { lockWithMember } from './lock.ts'
import { fileNameOf } from './mail.ts'
import { readableInvoice } from './routes.ts'

/** Taking back what was paid, and the paper that says so. */
export function creditRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.creditInvoice, async ({ actor, params, body }) => {
    const number = await db.inTransaction(async (tx) =>
      issueCreditNote(services, tx, staffOf(actor), await lockWithMember(tx, params.id), body.reason),
    )
    return { message: `Credit note ${number} has been issued` }
  })

  serveDownload(app, services, endpoints.downloadCreditNote, async ({ actor, params }) => {
    const row = await readableInvoice(services, actor, params.id)
    const note = (await creditNotesOf(db, [row.id])).get(row.id)
    if (!note) throw new Failure('not_found')
    return {
      name: fileNameOf('credit-note', note),
      type: 'application/pdf',
      content: () => invoicePdf(creditDocumentOf(row, note)),
    }
  })
}
