import { rupeesShown } from '@bnr/contract/money'
import { z } from 'zod'
import { job } from '../jobs/job.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { loadCreditNote } from './creditNote.ts'
import type { InvoiceDescription } from './document/description.ts'
import { invoicePdf } from './document/pdf.ts'
import { creditDocumentOf, documentOf } from './documentOf.ts'
import { type InvoiceRow, loadInvoice } from './store.ts'

type DocumentKind = 'proforma' | 'invoice' | 'credit-note'

export const fileNameOf = (what: DocumentKind, { number }: Pick<InvoiceRow, 'number'>): string =>
  `${what}-${number.replaceAll('/', '-')}.pdf`

export const documentKindOf = ({ paidOn }: Pick<InvoiceRow, 'paidOn'>): DocumentKind =>
  paidOn === null ? 'proforma' : 'invoice'

/** Job that mails the tax invoice once an invoice is paid. */
export async function mailInvoice(services: Services, id: number): Promise<void> {
  const row = await loadInvoice(services.db, id)
  const { number, planName } = row
  await mailDocument(services, row, {
    subject: `Your tax invoice ${number}`,
    text: `Thank you for ${planName}. Your tax invoice ${number} is attached.`,
    fileName: fileNameOf('invoice', row),
    document: () => documentOf(services.db, row),
  })
}

async function mailCreditNote(services: Services, id: number): Promise<void> {
  const note = await loadCreditNote(services.db, id)
  const row = await loadInvoice(services.db, note.invoiceId)
  const what = note.total === row.total ? '' : `${rupeesShown(note.total)} of `
  await mailDocument(services, row, {
    subject: `Your credit note ${note.number}`,
    text: `We credited ${what}your tax invoice ${row.number} for ${row.planName}. The credit note ${note.number} is attached.`,
    fileName: fileNameOf('credit-note', note),
    document: () => creditDocumentOf(services.db, row, note),
  })
}

interface DocumentMail {
  subject: string
  text: string
  fileName: string
  document: () => Promise<InvoiceDescription>
}

/** Mails only confirmed addresses. */
async function mailDocument({ db, messenger }: Services, { profileId }: InvoiceRow, message: DocumentMail) {
  if (!profileId) return
  const profile = await loadProfile(db, profileId)
  const to = confirmedEmail(profile)
  if (!to) return
  const { subject, text, fileName, document } = message
  await messenger.mail({
    to,
    subject,
    text: `Dear ${profile.name},\n\n${text}\n\nBNR Matrimony`,
    attachments: [{ fileName, type: 'application/pdf', content: await invoicePdf(await document()) }],
  })
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    mailInvoice: { id: number }
    mailCreditNote: { note: number }
  }
}

export const mailInvoiceJob = job({
  name: 'mailInvoice',
  payload: z.object({ id: z.number() }),
  run: (services: Services, { id }) => mailInvoice(services, id),
})

export const mailCreditNoteJob = job({
  name: 'mailCreditNote',
  payload: z.object({ note: z.number() }),
  run: (services: Services, { note }) => mailCreditNote(services, note),
})
