import type { Services } from '../platform/services.ts'
import { loadProfile } from '../profiles/store.ts'
import { invoicePdf } from './document/pdf.ts'
import { documentOf } from './documentOf.ts'
import { type InvoiceRow, loadInvoice } from './store.ts'

export const fileNameOf = (what: 'invoice' | 'credit-note', { number }: Pick<InvoiceRow, 'number'>): string =>
  `${what}-${number.replaceAll('/', '-')}.pdf`

/** The job that sends an invoice when it is paid, and when its membership starts; to a confirmed address alone. */
export async function mailInvoice({ db, messenger }: Services, id: number): Promise<void> {
  const row = await loadInvoice(db, id)
  if (!row.profileId) return
  const { email, emailVerified, name } = await loadProfile(db, row.profileId)
  if (!email || !emailVerified) return
  await messenger.mail({
    to: email,
    subject: `Your invoice ${row.number}`,
    text: `Dear ${name},\n\nThank you for ${row.planName}. Your invoice ${row.number} is attached.\n\nBNR Matrimony`,
    attachments: [
      {
        fileName: fileNameOf('invoice', row),
        type: 'application/pdf',
        content: await invoicePdf(await documentOf(db, row)),
      },
    ],
  })
}
