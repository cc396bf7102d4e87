import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ruleOf, shownStateOf } from '@bnr/contract/invoices/states'
import { Link } from 'react-router'
import { t } from '../ui/translation.ts'
import { CreditNoteButtons } from './CreditNoteButtons.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import classes from './InvoiceTable.module.css'

/** A member's actions for an invoice: pay, view in a new tab, download. */
export function InvoiceSteps({ invoice }: { invoice: Invoice }) {
  const { id, number, paymentKind, notPayable } = invoice
  const isOffered = ruleOf(shownStateOf(invoice)).offers === 'payment' && paymentKind === 'cc' && !notPayable
  const hiddenNumber = <span className="visually-hidden"> {number}</span>
  return (
    <div className={classes.steps}>
      {isOffered && (
        <Link to={`/checkout?invoice=${id}`} className={classes.pay}>
          {t('Proceed')}
          {hiddenNumber}
        </Link>
      )}
      <Link to={`/invoice/preview/${id}`} target="_blank">
        {t('View Invoice')}
        {hiddenNumber}
        <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
      </Link>
      <DownloadButton id={id} number={number} variant="quiet" />
      <CreditNoteButtons invoice={invoice} />
    </div>
  )
}
