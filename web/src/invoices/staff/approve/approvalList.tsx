import { indianNumber } from '@bnr/contract/indianNumber'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { staffListPage } from '../../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../../screens/staffEntries.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { PageNumberField } from '../../../ui/list/PageNumberField.tsx'
import { t } from '../../../ui/translation.ts'
import { DownloadButton } from '../../DownloadButton.tsx'
import { useInvoices } from '../calls.ts'
import { waitsForGateway } from '../confirm/waitsForGateway.ts'
import { invoiceColumns } from '../invoiceColumns.tsx'
import { PreviewLink } from '../PreviewLink.tsx'
import { settleActions } from '../settle/settleActions.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { approvalCriteria, approvalFilters, toApprove } from './approvalFilters.ts'

export default staffListPage({
  page: staffEntries['/invoice/approve'],
  name: 'invoice-approval',
  caption: 'Invoices',
  filters: approvalFilters,
  useRows: ({ page, size, order, ...filters }) =>
    useInvoices({ criteria: approvalCriteria(filters), page, size, order }),
  columns: invoiceColumns,
  actions: {
    of: [
      {
        label: 'Activate',
        variant: 'outlined',
        of: ({ number }) => number,
        isOffered: (invoice) => canDo(invoice, 'approve'),
        opens: (invoice, close) => <ApproveDialog invoice={invoice} onClose={close} />,
      },
    ],
    others: (invoice) => (
      <>
        <GatewayLink invoice={invoice} />
        <PreviewLink invoice={invoice} />
      </>
    ),
    more: {
      about: ({ number }) => number,
      of: settleActions,
      others: ({ id, number }) => <DownloadButton id={id} number={number} variant="quiet" compact />,
    },
  },
  empty: ({ status }) => ({
    title: t('No invoices found'),
    message:
      status === toApprove
        ? t('No invoices waiting for approval match your search.')
        : t('No invoices with the status {status} match your search.', { status: t(status) }),
  }),
  AfterFilters: function PageAndTotal({ address: [{ page, size }, change], total = 0 }) {
    return (
      <>
        <PageNumberField
          key={`page ${page}`}
          page={page}
          pages={Math.ceil(total / size)}
          onPage={(next) => change({ page: next })}
        />
        <p role="status">
          {total === 1 ? t('1 invoice') : t('{total} invoices', { total: indianNumber(total) })}
        </p>
      </>
    )
  },
})

function GatewayLink({ invoice }: { invoice: Invoice }) {
  if (!waitsForGateway(invoice)) return null
  return (
    <ButtonLink variant="outlined" to={`/invoice/ccav?id=${invoice.id}`} of={invoice.number}>
      {t('Activate CC')}
    </ButtonLink>
  )
}
