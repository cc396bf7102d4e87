import { creditedOf, isPartlyCredited } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ruleOf, shownStateOf } from '@bnr/contract/invoices/states'
import { rupeesShown } from '@bnr/contract/money'
import { Link } from 'react-router'
import { dayShown } from '../ui/moments.ts'
import { type Column, DataTable } from '../ui/table/DataTable.tsx'
import { t } from '../ui/translation.ts'
import { CreditNoteButtons } from './CreditNoteButtons.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { documentName } from './documentName.ts'
import classes from './InvoiceTable.module.css'

export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const columns: Column<Invoice>[] = [
    {
      key: 'number',
      title: 'Invoice',
      cell: (invoice) => (
        <span>
          <span className={classes.number}>{invoice.number}</span>
          <span className={classes.hint}>{t(documentName(invoice))}</span>
        </span>
      ),
    },
    { key: 'package', title: 'Plan', cell: ({ membership }) => membership.planName },
    { key: 'date', title: 'Date', cell: ({ day }) => dayShown(day) },
    { key: 'amount', title: 'Amount', numeric: true, cell: ({ total }) => rupeesShown(total) },
    { key: 'status', title: 'Status', cell: (invoice) => <State invoice={invoice} /> },
    { key: 'steps', title: 'Action', cell: (invoice) => <InvoiceSteps invoice={invoice} /> },
  ]
  return (
    <DataTable
      caption={t('Payment history')}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => String(id)}
    />
  )
}

function State({ invoice }: { invoice: Invoice }) {
  const state = shownStateOf(invoice)
  const hint = invoice.notPayable ?? ruleOf(state).hint
  const until = invoice.notPayable ? undefined : invoice.payableUntil
  return (
    <span>
      <span className={classes.state} data-state={state}>
        {t(state)}
      </span>
      {hint && <span className={classes.hint}>{t(hint)}</span>}
      {isPartlyCredited(invoice) && (
        <span className={classes.hint}>
          {t('Partly credited: {amount}', { amount: rupeesShown(creditedOf(invoice)) })}
        </span>
      )}
      {until && <span className={classes.hint}>{t('Payable until {day}', { day: dayShown(until) })}</span>}
    </span>
  )
}

/** A member's actions for an invoice: pay, view in a new tab, download. */
function InvoiceSteps({ invoice }: { invoice: Invoice }) {
  const { id, number, paymentKind, notPayable } = invoice
  const isOffered = ruleOf(shownStateOf(invoice)).offers === 'payment' && paymentKind === 'cc' && !notPayable
  const hiddenNumber = <span className="visually-hidden"> {number}</span>
  return (
    <div className={classes.steps}>
      {isOffered && (
        <Link to={`/checkout?invoice=${id}`} className="strong">
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
