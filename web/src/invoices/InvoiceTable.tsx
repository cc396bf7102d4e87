import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ruleOf } from '@bnr/contract/invoices/states'
import { rupeesShown } from '@bnr/contract/money'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { generatePath, Link } from 'react-router'
import { firstKnown } from '../platform/knownPaths.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './InvoiceTable.module.css'

export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation()
  const columns: Column<Invoice>[] = [
    {
      key: 'number',
      title: t('Invoice'),
      cell: ({ number }) => <span className={classes.number}>{number}</span>,
    },
    { key: 'package', title: t('Package'), cell: ({ membership }) => membership.planName },
    { key: 'date', title: t('Payment date'), cell: ({ paidOn }) => (paidOn ? ordinalDay(paidOn) : '–') },
    { key: 'amount', title: t('Amount'), numeric: true, cell: ({ total }) => rupeesShown(total) },
    { key: 'status', title: t('Status'), cell: (invoice) => <State invoice={invoice} /> },
  ]
  const step: Column<Invoice> = {
    key: 'step',
    title: t('Action'),
    cell: (invoice) => <InvoiceStep invoice={invoice} />,
  }
  return (
    <DataTable
      caption={t('Payment history')}
      captionHidden
      columns={firstKnown(...stepPages) ? [...columns, step] : columns}
      rows={invoices}
      rowKey={({ id }) => String(id)}
    />
  )
}

function State({ invoice: { state } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { hint } = ruleOf(state)
  return (
    <span>
      <span className={classes.state} data-state={state}>
        {t(state)}
      </span>
      {hint && <span className={classes.hint}>{t(hint)}</span>}
    </span>
  )
}

const checkout = '/checkout'
const preview = '/invoice/preview/:id'

/** Where an invoice can lead; the pages of billing may not be there. */
const stepPages = [checkout, preview] as const

/** What a member can do with an invoice: pay it, or read it in a tab of its own. */
function InvoiceStep({ invoice }: { invoice: Invoice }) {
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
