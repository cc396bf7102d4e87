import { indianNumber } from '@bnr/contract/indianNumber'
import { type BookMonth, monthsInPage } from '@bnr/contract/invoices/months'
import { rupeesInColumn } from '@bnr/contract/money'
import { monthNamed } from '@bnr/contract/month'
import { Link } from 'react-router'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { sizeFilter } from '../../../backOffice/filters.tsx'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import { page } from '../../../ui/list/address.ts'
import { momentShown } from '../../../ui/moments.ts'
import { t } from '../../../ui/translation.ts'
import { CloseMonthDialog } from './CloseMonthDialog.tsx'
import { useMonths } from './calls.ts'

export default staffListPage({
  page: staffEntries['/ad/gst'],
  lead: 'The months of the books. A payment counts in the month of its receipt, a credit note in its own.',
  name: 'gst-months',
  filters: { size: sizeFilter([monthsInPage, 24, 48]), page: page() },
  useRows: useMonths,
  columns: [
    {
      key: 'month',
      title: 'Month',
      cell: ({ id }) => <Link to={`/ad/gst/${id}`}>{t(monthNamed(id))}</Link>,
    },
    {
      key: 'invoices',
      title: 'Tax invoices',
      numeric: true,
      cell: ({ taxInvoices }) => indianNumber(taxInvoices),
    },
    {
      key: 'notes',
      title: 'Credit notes',
      numeric: true,
      cell: ({ creditNotes }) => indianNumber(creditNotes),
    },
    {
      key: 'taxable',
      title: 'Taxable value',
      numeric: true,
      cell: ({ taxableValue }) => rupeesInColumn(taxableValue),
    },
    { key: 'igst', title: 'IGST', numeric: true, cell: ({ igst }) => rupeesInColumn(igst) },
    { key: 'cgst', title: 'CGST', numeric: true, cell: ({ cgst }) => rupeesInColumn(cgst) },
    { key: 'sgst', title: 'SGST', numeric: true, cell: ({ sgst }) => rupeesInColumn(sgst) },
    { key: 'total', title: 'Total', numeric: true, cell: ({ total }) => rupeesInColumn(total) },
    { key: 'closed', title: 'Closed', cell: (month) => closingShown(month) },
  ],
  actions: {
    useMay: () => mayDo(useSession().user, 'finance.close'),
    of: [
      {
        label: ({ id }) => t('Close {month}', { month: t(monthNamed(id)) }),
        variant: 'outlined',
        of: () => '',
        isOffered: ({ isNext }) => isNext,
        opens: (month, onClose) => <CloseMonthDialog month={month} onClose={onClose} />,
      },
    ],
  },
  empty: () => ({ title: t('No tax invoices yet'), message: t('The first payment opens the first month.') }),
})

const closingShown = ({ closedAt, closedBy }: BookMonth): string =>
  closedAt ? [closedBy, momentShown(closedAt)].filter(Boolean).join(', ') : t('Open')
