import { indianDay } from '@bnr/contract/indianDay'
import type { Receipt } from '@bnr/contract/invoices/ledgers'
import { type PaymentKindKey, paymentKindKeys, paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { monthAfter, monthNamed, monthOf } from '@bnr/contract/month'
import { choiceFilter, dayFilter, folded, idFilter } from '../../../backOffice/filters.tsx'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import type { Values } from '../../../ui/list/address.ts'
import { dayShown } from '../../../ui/moments.ts'
import { t } from '../../../ui/translation.ts'
import { invoiceSearch } from '../approve/approvalFilters.ts'
import { useDownloadReceipts, useReceipts } from '../calls.ts'
import { executiveFilter } from '../finance/invoiceFilters.ts'
import classes from '../invoiceColumns.module.css'
import { amountColumns, asked, LedgerFrame, pageFilters, soldColumns } from './Ledger.tsx'

/** The last two years, by month of the GST return. */
const latestMonths = () =>
  Array.from({ length: 24 }, (_, back) => monthAfter(monthOf(indianDay(new Date())), -back)).map((month) => ({
    value: month,
    label: t(monthNamed(month)),
  }))

const filters = {
  from: folded(dayFilter('Received from')),
  to: folded(dayFilter('Received to')),
  text: invoiceSearch,
  kind: folded(
    choiceFilter<PaymentKindKey | ''>('Payment type', ['', ...paymentKindKeys], '', (kind) =>
      kind ? paymentKinds[kind].label : 'Any',
    ),
  ),
  by: executiveFilter,
  month: folded(idFilter('GST month', 'Any', latestMonths, /^20\d\d-(?:0[1-9]|1[0-2])$/)),
  ...pageFilters,
}

const askedReceipts = ({ by, ...values }: Values<typeof filters>) => asked({ ...values, by: Number(by) })

const receivedBy = ({ reference, enteredBy }: Receipt): string =>
  [reference, enteredBy ?? t('by the gateway')].filter(Boolean).join(', ')

export default staffListPage({
  page: staffEntries['/ad/receipts'],
  name: 'receipts',
  filters,
  useRows: (values) => useReceipts(askedReceipts(values).query),
  columns: [
    { key: 'day', title: 'Received on', cell: ({ day }) => dayShown(day) },
    ...soldColumns<Receipt>(({ id }) => id),
    {
      key: 'kind',
      title: 'Payment',
      cell: (row) => (
        <div className={classes.pair}>
          <p>{t(paymentKinds[row.paymentKind].label)}</p>
          <p>{receivedBy(row)}</p>
        </div>
      ),
    },
    { key: 'month', title: 'GST month', cell: ({ gstMonth }) => t(monthNamed(gstMonth)) },
    ...amountColumns,
  ],
  orderedBy: 'day',
  empty: ({ from, to, text, kind, month }) =>
    from || to || text || kind || month
      ? { title: t('No payments found'), message: t('Try removing one of the filters.') }
      : { title: t('No payments yet'), message: t('A payment appears here as soon as an invoice is paid.') },
  Around: function ReceiptTotals({ address: [values], children }) {
    const { filters, query } = askedReceipts(values)
    return (
      <LedgerFrame found={useReceipts(query).data} filters={filters} download={useDownloadReceipts()}>
        {children}
      </LedgerFrame>
    )
  },
})
