import * as endpoints from '@bnr/contract/invoices/endpoints'
import { readUpgradePrices } from '@bnr/contract/invoices/upgrades'
import type { FastifyInstance } from 'fastify'
import { requireKnownCode } from '../coupons/guess.ts'
import { noteMember, noteRead } from '../database/auditContext.ts'
import { presented } from '../database/paged.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import type { Actor } from '../http/actor.ts'
import { type Call, serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import { framed } from '../printing/framed.ts'
import type { Services } from '../services/services.ts'
import { activationOf } from './activation.ts'
import { approveInvoice } from './approve.ts'
import { ofInvoice } from './auditSubject.ts'
import { bookRoutes } from './books/routes.ts'
import { whereOf } from './conditions.ts'
import { invoiceHtml } from './document/html.ts'
import { invoicePdf } from './document/pdf.ts'
import { documentOf } from './documentOf.ts'
import { filterTotals } from './filterTotals.ts'
import { withDetails } from './found.ts'
import { documentKindOf, fileNameOf } from './mail.ts'
import { notPayableAmong } from './payable.ts'
import { paymentMade } from './paymentMade.ts'
import { prepareInvoice } from './prepareInvoice.ts'
import { presentDraft, presentInvoice } from './present.ts'
import { upgradePricesOf } from './purchaseBasis.ts'
import { findInvoices, type InvoiceRow, loadInvoice } from './store.ts'

export function invoicesRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.searchInvoices, async ({ actor, query, body }) => {
    const found = await findInvoices(db, whereOf(actor, body.criteria), query)
    noteMember(body.criteria, ['pid'])
    return presented({ ...found, results: await shownTo(services, actor, found.results) }, (row) =>
      presentInvoice(row, actor),
    )
  })

  serve(app, endpoints.totalInvoices, ({ actor, body }) => filterTotals(db, actor, body.criteria))
  bookRoutes(app, services)

  const draft =
    (upgrade: boolean) =>
    async ({ actor, body: request }: Pick<Call<typeof endpoints.draftInvoice>, 'actor' | 'body'>) => {
      await requireKnownCode(services, actor, request.couponCode)
      const prepared = await prepareInvoice(services, db, { actor, request, upgrade, forIssue: false })
      noteRead({ subject: `profile ${prepared.profile.id}` })
      return presentDraft(prepared, actor.kind === 'staff')
    }
  serve(app, endpoints.draftInvoice, draft(false))
  serve(app, endpoints.draftUpgrade, draft(true))
  serve(app, readUpgradePrices, async ({ actor }) => ({
    upgrades: await upgradePricesOf(db, actor.profileId, clock.now()),
  }))

  serve(app, endpoints.previewInvoice, async ({ actor, params, reply }) => {
    const row = await readableInvoice(services, actor, params.id)
    return framed(reply, invoiceHtml(await documentOf(db, row)))
  })

  serveDownload(app, services, endpoints.downloadInvoice, async ({ actor, params }) => {
    const row = await readableInvoice(services, actor, params.id)
    const content = async () => invoicePdf(await documentOf(db, row))
    return { name: fileNameOf(documentKindOf(row), row), type: 'application/pdf', content }
  })

  serve(app, endpoints.readActivation, async ({ actor, params }) => {
    const row = await readableInvoice(services, actor, params.id)
    return { ...(await activationOf(db, row, clock.now())), payment: await paymentMade(db, row) }
  })

  serve(app, endpoints.approveInvoice, async ({ actor, params, body }) => {
    const { state } = await approveInvoice(services, actor, { id: params.id, ...body })
    return { message: 'Invoice has been approved!', state }
  })
}

/** Members read only their own invoices; staff read any. */
export async function readableInvoice({ db }: Services, actor: Actor, id: number): Promise<InvoiceRow> {
  const row = await loadInvoice(db, id)
  noteRead(ofInvoice(row))
  if (actor.kind === 'staff' || (actor.kind === 'member' && row.profileId === actor.profileId)) return row
  throw new Failure('invoice_not_found')
}

/** Members also see why they can no longer pay an invoice. */
async function shownTo({ db, clock }: Services, actor: Actor, found: readonly InvoiceRow[]) {
  const shown = await withDetails(db, found, clock.now())
  if (actor.kind !== 'member') return shown
  const reasons = await notPayableAmong(db, found, actor.profileId, clock.now())
  return shown.map((row) => ({ ...row, notPayable: reasons.get(row.id) }))
}
