import { pageSize } from '@bnr/contract/pageSizes'
import { mayDo, useSession } from '../../../accounts/session.ts'
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
import { CreditNote } from './CreditNote.tsx'
import { GstSummary } from './GstSummary.tsx'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { invoicesAddress, invoicesCriteria } from './invoicesAddress.ts'
import { TotalsBox } from './TotalsBox.tsx'

export const meta = () => pageMeta('All Invoices')

export default function InvoicesPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const address = useAddress(invoicesAddress)
  const [filters, change] = address
  const criteria = invoicesCriteria(filters)
  const { page, order } = filters
  return (
    <>
      <PageTitle title={t('All Invoices')} />
      <InvoiceFilters filters={filters} onChange={change} />
      <TotalsBox criteria={criteria} />
      <PagedList
        found={useInvoices({ criteria, page, size: pageSize, order })}
        {...pagesOf(address)}
        skeleton={<CardSkeletonList />}
        empty={<EmptyState title={t('No invoices found')} message={t('Try removing one of the filters.')} />}
      >
        {(invoices) => (
          <InvoicesTable
            name="invoices"
            invoices={invoices}
            ordering={orderingOf(address)}
            actions={(invoice) => (
              <>
                <SettleSteps invoice={invoice} />
                <InvoiceLinks invoice={invoice} />
                <CreditNote invoice={invoice} />
              </>
            )}
          />
        )}
      </PagedList>
      {mayDo(user, 'invoices.finance') && <GstSummary />}
    </>
  )
}
