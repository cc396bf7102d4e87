import type { Invoice } from '@bnr/contract/invoices/schemas'
import { useState } from 'react'
import { CardSkeletonList } from '../../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PagedList } from '../../../ui/list/PagedList.tsx'
import { orderingOf, pagesOf, useAddress } from '../../../ui/list/useAddress.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { useInvoices } from '../calls.ts'
import { InvoiceLinks } from '../InvoiceLinks.tsx'
import { InvoicesTable } from '../InvoicesTable.tsx'
import { SettleSteps } from '../settle/SettleSteps.tsx'
import { Activation } from './Activation.tsx'
import { ApprovalFilters } from './ApprovalFilters.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { approvalAddress, approvalCriteria, toApprove } from './approvalAddress.ts'

export const meta = () => pageMeta('Approve Invoice')

export default function ApprovePage() {
  const { t } = useTranslation()
  const address = useAddress(approvalAddress)
  const [filters, change] = address
  const [approved, setApproved] = useState<Invoice>()
  const { page, size, order } = filters
  const found = useInvoices({ criteria: approvalCriteria(filters), page, size, order })
  return (
    <>
      <PageTitle title={t('Approve Invoice')} />
      <ApprovalFilters filters={filters} total={found.data?.total} onChange={change} />
      <PagedList
        found={found}
        {...pagesOf(address)}
        pageSize={size}
        skeleton={<CardSkeletonList />}
        empty={
          <EmptyState
            title={t('No invoices found')}
            message={
              filters.status === toApprove
                ? t('No invoices waiting for approval match your search.')
                : t('No invoices with the status {status} match your search.', { status: t(filters.status) })
            }
          />
        }
      >
        {(invoices) => (
          <InvoicesTable
            name="invoice-approval"
            invoices={invoices}
            ordering={orderingOf(address)}
            actions={(invoice) => (
              <>
                <Activation invoice={invoice} onApprove={setApproved} />
                <SettleSteps invoice={invoice} />
                <InvoiceLinks invoice={invoice} />
              </>
            )}
          />
        )}
      </PagedList>
      <ApproveDialog invoice={approved} onClose={() => setApproved(undefined)} />
    </>
  )
}
