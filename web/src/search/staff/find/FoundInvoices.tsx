import type { Criterion } from '@bnr/contract/criteria'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { Link } from 'react-router'
import { call } from '../../../platform/call.ts'
import { useReading } from '../../../platform/useReading.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PagedList } from '../../../ui/list/PagedList.tsx'
import { usePage } from '../../../ui/list/useAddress.ts'
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { t } from '../../../ui/translation.ts'

export function FoundInvoices({ criteria }: { criteria: Criterion[] }) {
  const { page, onPage, pageAddress } = usePage()
  const found = useReading({
    queryKey: ['invoices', 'byNumber', criteria, page],
    queryFn: ({ signal }) => call(searchInvoices, { query: { page }, body: { criteria } }, signal),
  })
  return (
    <PagedList
      found={found}
      page={page}
      onPage={onPage}
      pageAddress={pageAddress}
      skeleton={<RowsSkeleton />}
      empty={<EmptyState title={t('No invoice has this number')} />}
    >
      {(invoices) => (
        <DataTable
          caption={t('Invoices')}
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => String(id)}
        />
      )}
    </PagedList>
  )
}

const columns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    title: 'Invoice',
    cell: ({ id, number }) => <Link to={`/invoice/preview/${id}`}>{number}</Link>,
  },
  { key: 'state', title: 'Status', cell: ({ state }) => t(state) },
  {
    key: 'profile',
    title: 'Profile',
    cell: ({ profile }) =>
      profile && (
        <Link to={`/profile/${profile.bnrId}`}>
          {profile.basic.name}, {t('BNR ID {id}', { id: profile.bnrId })}
        </Link>
      ),
  },
]
