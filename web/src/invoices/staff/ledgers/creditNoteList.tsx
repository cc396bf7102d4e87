import type { IssuedNote } from '@bnr/contract/invoices/ledgers'
import { rupeesInColumn } from '@bnr/contract/money'
import { dayFilter, folded, sizeFilter } from '../../../backOffice/filters.tsx'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import { orderedPages } from '../../../ui/list/address.ts'
import { dayShown } from '../../../ui/moments.ts'
import { t } from '../../../ui/translation.ts'
import { invoiceSearch } from '../approve/approvalFilters.ts'
import { useCreditNotes, useDownloadCreditNotes } from '../calls.ts'
import classes from '../invoiceColumns.module.css'
import { chosen, LedgerFrame, soldColumns } from './Ledger.tsx'

export default staffListPage({
  page: staffEntries['/ad/credit-notes'],
  name: 'credit-notes',
  filters: {
    from: folded(dayFilter('Issued from')),
    to: folded(dayFilter('Issued to')),
    text: invoiceSearch,
    size: folded(sizeFilter([10, 20, 50])),
    ...orderedPages('desc'),
  },
  useRows: ({ page, size, order, from, to, text }) =>
    useCreditNotes({ page, size, sort: `cdt,${order}`, ...chosen({ from, to, text }) }),
  columns: [
    { key: 'day', title: 'Issued on', cell: ({ day }) => dayShown(day) },
    { key: 'number', title: 'Credit note', cell: ({ number }) => number },
    ...soldColumns<IssuedNote>(({ invoiceId }) => invoiceId),
    {
      key: 'reason',
      title: 'Reason',
      cell: ({ reason, issuedBy }) => (
        <div className={classes.pair}>
          <p>{reason}</p>
          {issuedBy && <p>{issuedBy}</p>}
        </div>
      ),
    },
    {
      key: 'taxable',
      title: 'Taxable value',
      numeric: true,
      cell: ({ taxableValue }) => rupeesInColumn(taxableValue),
    },
    { key: 'total', title: 'Total', numeric: true, cell: ({ total }) => rupeesInColumn(total) },
  ],
  orderedBy: 'day',
  empty: () => ({ title: t('No credit notes found'), message: t('Try removing one of the filters.') }),
  Around: function NoteTotals({ address: [values], children }) {
    const { page, size, order, from, to, text } = values
    const filter = chosen({ from, to, text })
    const { data } = useCreditNotes({ page, size, sort: `cdt,${order}`, ...filter })
    const download = useDownloadCreditNotes()
    return (
      <LedgerFrame
        found={data}
        download={download}
        onSave={(format) => download.mutate({ ...filter, format })}
      >
        {children}
      </LedgerFrame>
    )
  },
})
