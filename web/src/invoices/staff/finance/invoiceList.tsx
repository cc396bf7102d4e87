import { registerCriteria } from '@bnr/contract/invoices/register'
import { pageSize } from '@bnr/contract/pageSizes'
import { canDo } from '@bnr/contract/stateMachine'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import { t } from '../../../ui/translation.ts'
import { CreditNoteButtons } from '../../CreditNoteButtons.tsx'
import { DownloadButton } from '../../DownloadButton.tsx'
import { useInvoices } from '../calls.ts'
import { invoiceColumns } from '../invoiceColumns.tsx'
import { PreviewLink } from '../PreviewLink.tsx'
import { settleActions } from '../settle/settleActions.tsx'
import { CreditDialog } from './CreditDialog.tsx'
import { invoiceFilters } from './invoiceFilters.ts'
import { RegisterFile } from './RegisterFile.tsx'
import { TotalsBox } from './TotalsBox.tsx'

export default staffListPage({
  page: staffEntries['/ad/invoices'],
  name: 'invoices',
  caption: 'Invoices',
  filters: invoiceFilters,
  useRows: ({ page, order, ...filters }) =>
    useInvoices({ criteria: registerCriteria(filters), page, size: pageSize, order }),
  columns: invoiceColumns,
  actions: {
    of: [],
    others: (invoice) => <PreviewLink invoice={invoice} />,
    more: {
      about: ({ number }) => number,
      of: [
        ...settleActions,
        {
          label: 'Credit note',
          of: ({ number }) => number,
          isOffered: (invoice) => canDo(invoice, 'credit'),
          opens: (invoice, close) => <CreditDialog invoice={invoice} onClose={close} />,
        },
      ],
      others: (invoice) => (
        <>
          <DownloadButton id={invoice.id} number={invoice.number} variant="quiet" compact />
          <CreditNoteButtons invoice={invoice} />
        </>
      ),
    },
  },
  empty: (_values) => ({ title: t('No invoices found'), message: t('Try removing one of the filters.') }),
  Around: function TotalsAndFile({ address: [values], children }) {
    const { user } = useSession()
    return (
      <>
        <TotalsBox criteria={registerCriteria(values)} document={values.document} />
        {children}
        {mayDo(user, 'invoices.finance') && <RegisterFile filters={values} />}
      </>
    )
  },
})
