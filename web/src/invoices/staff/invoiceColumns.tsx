import { creditedOf, isPartlyCredited } from '@bnr/contract/invoices/creditNotes'
import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesInColumn, rupeesShown } from '@bnr/contract/money'
import { Link } from 'react-router'
import { dayShown } from '../../ui/moments.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { documentName } from '../documentName.ts'
import { InvoiceBadge } from './InvoiceBadge.tsx'
import classes from './invoiceColumns.module.css'

/** The columns of every staff list of invoices. */
export const invoiceColumns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    title: 'Invoice',
    cell: ({ number }) => <span className={classes.number}>{number}</span>,
  },
  {
    key: 'document',
    title: 'Document',
    cell: (invoice) => (
      <div className={classes.pair}>
        <p>
          {t('{document}, {day}', { document: t(documentName(invoice)), day: dayShown(invoice.issuedOn) })}
        </p>
        {invoice.payableUntil && <p>{t('Payable until {day}', { day: dayShown(invoice.payableUntil) })}</p>}
      </div>
    ),
  },
  { key: 'member', title: 'Member', cell: (invoice) => <Member invoice={invoice} /> },
  {
    key: 'package',
    title: 'Plan',
    cell: ({ id, membership, paymentKind }) => (
      <div className={classes.pair}>
        <p>
          <Link to={`/ad/user-membership/${id}`}>{membership.planName}</Link>
        </p>
        <p>{t(paymentKinds[paymentKind].label)}</p>
      </div>
    ),
  },
  { key: 'amount', title: 'Amount', numeric: true, cell: ({ total }) => rupeesInColumn(total) },
  {
    key: 'state',
    title: 'Status',
    cell: (invoice) => (
      <div className={classes.pair}>
        <p>
          <InvoiceBadge invoice={invoice} />
        </p>
        {isPartlyCredited(invoice) && (
          <p>{t('Partly credited: {amount}', { amount: rupeesShown(creditedOf(invoice)) })}</p>
        )}
        {invoice.paidOn && <p>{t('Paid {day}', { day: dayShown(invoice.paidOn) })}</p>}
      </div>
    ),
  },
]

/** After a profile was purged, only the invoice still has the member's name. */
function Member({ invoice: { profile, billedTo } }: { invoice: Invoice }) {
  if (!profile) return billedTo
  return (
    <div className={classes.pair}>
      <p>
        <Link to={`/profile/${profile.bnrId}`} target="_blank" rel="noopener">
          {profile.basic.name}
        </Link>
      </p>
      <p>{t('BNR ID {id}', { id: profile.bnrId })}</p>
    </div>
  )
}
