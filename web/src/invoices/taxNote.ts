import { gstPercent } from '@bnr/contract/invoices/gst'
import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { t } from '../ui/translation.ts'

type Taxed = Pick<InvoiceDraft, 'igst' | 'cgst' | 'placeOfSupply'>

/** The taxes that the place of supply decides, in one line. */
export function taxNote({ igst, placeOfSupply: { name } }: Taxed): string {
  return igst > 0
    ? t('Place of supply: {place}. IGST {percent}%.', { place: t(name), percent: gstPercent })
    : t('Billed within {place}: CGST {half}% and SGST {half}%.', { place: t(name), half: gstPercent / 2 })
}
