import { pageSize } from '@bnr/contract/pageSizes'
import { useState } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { useTranslation } from '../ui/translation.ts'
import { usePaymentHistory } from './calls.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import classes from './PaymentHistory.module.css'

/** What a member has paid, and what waits to be paid; the newest first. */
export function PaymentHistory({ profileId }: { profileId: number }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="payments-title">
      <h2 id="payments-title" className={classes.title}>
        {t('Payment history')}
      </h2>
      <Payments profileId={profileId} />
    </section>
  )
}

function Payments({ profileId }: { profileId: number }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { data, error, isFetching, refetch } = usePaymentHistory(profileId, page)
  if (!data && error) {
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <TableSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState
        title={t('No payments yet')}
        message={t('Invoices and payments of your memberships will stand here.')}
      />
    )
  }
  return (
    <>
      <InvoiceTable invoices={data.results} />
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={setPage} />
    </>
  )
}

function TableSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.skeleton} aria-hidden="true" />
    </div>
  )
}
