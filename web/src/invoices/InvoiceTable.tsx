import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ruleOf } from '@bnr/contract/invoices/states'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { firstKnown } from '../platform/knownPaths.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { useTranslation } from '../ui/translation.ts'
import { InvoiceStep, stepPages } from './InvoiceStep.tsx'
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

const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** '₹10,030', and the paise where there are any. */
const rupeesShown = (rupees: number): string => (Number.isInteger(rupees) ? whole : withPaise).format(rupees)
