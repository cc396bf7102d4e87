import * as endpoints from '@bnr/contract/invoices/credit'
import { rupeesShown } from '@bnr/contract/money'
import type { FastifyInstance } from 'fastify'
import { audit } from '../database/audit.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { ofInvoice } from './auditSubject.ts'
import { creditNotesOf, issueCreditNote } from './creditNote.ts'
import { invoicePdf } from './document/pdf.ts'
import { creditDocumentOf } from './documentOf.ts'
import { lockWithMember } from './lock.ts'
import { fileNameOf } from './mail.ts'
import { readableInvoice } from './routes.ts'

export function creditRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.creditInvoice, async ({ actor, params, body }) => {
    const staff = actor
    const number = await db.inTransaction(async (tx) => {
      const row = await lockWithMember(tx, params.id)
      const { number, total } = await issueCreditNote(services, tx, staff, row, body)
      const detail = { number, amount: rupeesShown(total) }
      await audit(tx, services.clock.now(), staff.userId, 'credit note', ofInvoice(row), detail)
      return number
    })
    return { message: `Credit note ${number} has been issued` }
  })

  serveDownload(app, services, endpoints.downloadCreditNote, async ({ actor, params }) => {
    const row = await readableInvoice(services, actor, params.id)
    const notes = (await creditNotesOf(db, [row.id])).get(row.id) ?? []
    const note = notes.find(({ id }) => id === params.note)
    if (!note) throw new Failure('not_found')
    return {
      name: fileNameOf('credit-note', note),
      type: 'application/pdf',
      content: async () => invoicePdf(await creditDocumentOf(db, row, note)),
    }
  })
}
