import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ruleOf } from '@bnr/contract/invoices/states'
import { Link } from 'react-router'
import { useTranslation } from '../ui/translation.ts'
import { DownloadButton } from './DownloadButton.tsx'
import classes from './InvoiceTable.module.css'

/** What a member can do with an invoice: pay it, read it in a tab of its own, keep it. */
export function InvoiceSteps({ invoice: { id, number, state, paymentKind } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const whole = <span className="visually-hidden"> {number}</span>
  return (
    <div className={classes.steps}>
      {ruleOf(state).offers === 'payment' && paymentKind === 'cc' && (
        <Link to={`/checkout?invoice=${id}`} className={classes.pay}>
          {t('Proceed')}
          {whole}
        </Link>
      )}
      <Link to={`/invoice/preview/${id}`} target="_blank">
        {t('View Invoice')}
        {whole}
        <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
      </Link>
      <DownloadButton id={id} number={number} variant="quiet" />
    </div>
  )
}
