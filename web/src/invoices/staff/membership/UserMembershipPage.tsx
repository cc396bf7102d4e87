import { useParams } from 'react-router'
import { CardSkeletonList } from '../../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { t } from '../../../ui/translation.ts'
import { useInvoice } from '../../calls.ts'
import { SoldMembership } from './SoldMembership.tsx'

export const meta = () => pageMeta('Profile Membership')

export default function UserMembershipPage() {
  const { id = '' } = useParams()
  return (
    <>
      <PageTitle title={t('Profile Membership')} />
      {/^[1-9]\d{0,8}$/.test(id) ? <Found id={Number(id)} /> : <NoInvoice />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useInvoice(id)
  if (data) return <SoldMembership invoice={data} />
  if (data === null) return <NoInvoice />
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <CardSkeletonList count={1} />
}

function NoInvoice() {
  return <EmptyState title={t('Invoice not found')} message={t('No membership has this number.')} />
}
