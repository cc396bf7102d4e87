import { registerCriteria } from '@bnr/contract/invoices/register'
import { pageSize } from '@bnr/contract/pageSizes'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import { t } from '../../../ui/translation.ts'
import { useInvoices } from '../calls.ts'
import { InvoiceLinks } from '../InvoiceLinks.tsx'
import { actionsClass, invoiceColumns } from '../invoiceColumns.tsx'
import { SettleSteps } from '../settle/SettleSteps.tsx'
import { CreditNote } from './CreditNote.tsx'
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
    className: actionsClass,
    of: [],
    others: (invoice) => (
      <>
        <SettleSteps invoice={invoice} />
        <InvoiceLinks invoice={invoice} />
        <CreditNote invoice={invoice} />
      </>
    ),
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
