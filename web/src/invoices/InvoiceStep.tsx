import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ruleOf } from '@bnr/contract/invoices/states'
import { generatePath, Link } from 'react-router'
import { firstKnown } from '../platform/knownPaths.ts'
import { useTranslation } from '../ui/translation.ts'

const checkout = '/checkout'
const preview = '/invoice/preview/:id'

/** Where an invoice can lead; the pages of billing may not be there. */
export const stepPages = [checkout, preview] as const

/** What a member can do with an invoice: pay it, or read it in a tab of its own. */
export function InvoiceStep({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { offers } = ruleOf(invoice.state)
  const whole = <span className="visually-hidden"> {invoice.number}</span>
  if (offers === 'payment' && firstKnown(checkout)) {
    return (
      <Link to={checkout} state={{ invoice, type: 'existing' }}>
        {t('Proceed')}
        {whole}
      </Link>
    )
  }
  if (offers === 'document' && firstKnown(preview)) {
    return (
      <Link to={generatePath(preview, { id: String(invoice.id) })} target="_blank">
        {t('View Invoice')}
        {whole}
        <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
      </Link>
    )
  }
  return '–'
}
