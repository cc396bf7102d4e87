import type { IssuedNote } from '@bnr/contract/invoices/ledgers'
import { dayFilter, folded } from '../../../backOffice/filters.tsx'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { dayShown } from '../../../ui/moments.ts'
import { t } from '../../../ui/translation.ts'
import { invoiceSearch } from '../approve/approvalFilters.ts'
import { useCreditNotes, useDownloadCreditNotes } from '../calls.ts'
import classes from '../invoiceColumns.module.css'
import { amountColumns, asked, LedgerFrame, pageFilters, soldColumns } from './Ledger.tsx'

export default staffListPage({
  page: staffEntries['/ad/credit-notes'],
  name: 'credit-notes',
  filters: {
    from: folded(dayFilter('Issued from')),
    to: folded(dayFilter('Issued to')),
    text: invoiceSearch,
    ...pageFilters,
  },
  useRows: (values) => useCreditNotes(asked(values).query),
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
    ...amountColumns,
  ],
  orderedBy: 'day',
  empty: ({ from, to, text }) =>
    from || to || text
      ? { title: t('No credit notes found'), message: t('Try removing one of the filters.') }
      : {
          title: t('No credit notes yet'),
          message: t('To issue one, open All Invoices, find the tax invoice and choose Credit note.'),
          action: <ButtonLink to="/ad/invoices">{t('All Invoices')}</ButtonLink>,
        },
  Around: function NoteTotals({ address: [values], children }) {
    const { filters, query } = asked(values)
    return (
      <LedgerFrame found={useCreditNotes(query).data} filters={filters} download={useDownloadCreditNotes()}>
        {children}
      </LedgerFrame>
    )
  },
})
