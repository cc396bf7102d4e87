import type { Invoice } from '@bnr/contract/invoices/schemas'
import { pageSize } from '@bnr/contract/pageSizes'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { CardSkeletonList } from '../../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { Ordering } from '../../../ui/list/order.ts'
import { PagedList } from '../../../ui/list/PagedList.tsx'
import { orderingOf, pagesOf, useAddress } from '../../../ui/list/useAddress.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { OwnTable } from '../../../ui/table/OwnTable.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { useInvoices } from '../calls.ts'
import { InvoiceLinks } from '../InvoiceLinks.tsx'
import classes from '../invoiceColumns.module.css'
import { invoiceColumns } from '../invoiceColumns.tsx'
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
  const [asked, change] = address
  const criteria = invoicesCriteria(asked)
  const { page, order } = asked
  return (
    <>
      <PageTitle title={t('All Invoices')} />
      <InvoiceFilters asked={asked} onChange={change} />
      <TotalsBox criteria={criteria} />
      <PagedList
        found={useInvoices({ criteria, page, size: pageSize, order })}
        {...pagesOf(address)}
        skeleton={<CardSkeletonList />}
        empty={
          <EmptyState
            title={t('No invoices here')}
            message={t('Nothing matches these conditions. Take one of them away.')}
          />
        }
      >
        {(invoices) => <InvoicesTable invoices={invoices} ordering={orderingOf(address)} />}
      </PagedList>
      {mayDo(user, 'invoices.finance') && <GstSummary />}
    </>
  )
}

function InvoicesTable({ invoices, ordering }: { invoices: readonly Invoice[]; ordering: Ordering }) {
  const { t } = useTranslation()
  const links: Column<Invoice> = {
    key: 'links',
    always: true,
    title: t('Actions'),
    cell: (invoice) => (
      <div className={classes.actions}>
        <SettleSteps invoice={invoice} />
        <InvoiceLinks invoice={invoice} />
        <CreditNote invoice={invoice} />
      </div>
    ),
  }
  return (
    <OwnTable
      name="invoices"
      caption={t('Invoices')}
      columns={[...invoiceColumns(t), links]}
      rows={invoices}
      sorting={ordering}
      rowKey={({ id }) => String(id)}
    />
  )
}
