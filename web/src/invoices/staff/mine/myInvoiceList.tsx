import { equal } from '@bnr/contract/criteria'
import { registerCriteria } from '@bnr/contract/invoices/register'
import { useSession } from '../../../accounts/session.ts'
import { folded, sizeFilter } from '../../../backOffice/filters.tsx'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { t } from '../../../ui/translation.ts'
import { DownloadButton } from '../../DownloadButton.tsx'
import { useInvoices } from '../calls.ts'
import { invoiceFilters } from '../finance/invoiceFilters.ts'
import { invoiceColumns } from '../invoiceColumns.tsx'
import { PreviewLink } from '../PreviewLink.tsx'

const { by: _, ...filters } = invoiceFilters

/** The invoices that this person issued, or gets the credit for. */
export default staffListPage({
  page: staffEntries['/ad/my-invoices'],
  lead: 'Invoices that you issued, and those of the members you looked after on the day of issue.',
  name: 'my-invoices',
  caption: 'Invoices',
  filters: { ...filters, size: folded(sizeFilter([10, 20, 50])) },
  useRows: function useMyInvoices({ page, size, order, ...asked }) {
    const { user } = useSession()
    const criteria = [...registerCriteria(asked), ...equal({ sold: user?.userId ?? 0 })]
    return useInvoices({ criteria, page, size, order }, user !== null)
  },
  columns: invoiceColumns,
  actions: {
    of: [],
    others: (invoice) => <PreviewLink invoice={invoice} />,
    more: {
      about: ({ number }) => number,
      of: [],
      others: ({ id, number }) => <DownloadButton id={id} number={number} variant="quiet" compact />,
    },
  },
  empty: () => ({
    title: t('No invoices found'),
    message: t('Create an invoice, or try removing one of the filters.'),
    action: <ButtonLink to="/invoice/generate">{t('Create Invoice')}</ButtonLink>,
  }),
})
