import { pageSize } from '@bnr/contract/pageSizes'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { AccessDialog } from './AccessDialog.tsx'
import { type StaffMember, useStaff } from './calls.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffSkeleton } from './StaffSkeleton.tsx'
import { StaffTable } from './StaffTable.tsx'

export const meta = () => pageMeta('Staff Accounts')

export default function StaffPage() {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<StaffMember | 'new'>()
  const [barred, setBarred] = useState<StaffMember>()
  const add = (
    <Button onClick={() => setEdited('new')} icon={<IconUserPlus size={20} aria-hidden />}>
      {t('Add staff account')}
    </Button>
  )
  return (
    <>
      <PageTitle
        title={t('Staff Accounts')}
        lead={t('Who works in the back office, and what they may do there.')}
        actions={add}
      />
      <StaffList onEdit={setEdited} onAccess={setBarred} />
      <StaffDialog of={edited} onClose={() => setEdited(undefined)} />
      <AccessDialog member={barred} onClose={() => setBarred(undefined)} />
    </>
  )
}

interface StaffListProps {
  onEdit: (member: StaffMember) => void
  onAccess: (member: StaffMember) => void
}

function StaffList(props: StaffListProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const page = Math.max(0, Math.floor(Number(query.get('page')) || 0))
  const turnTo = (next: number) => setQuery(next > 0 ? { page: String(next) } : {})
  const { data, error, isFetching, refetch } = useStaff(page)
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <StaffSkeleton />
  if (data.results.length === 0) {
    return (
      <EmptyState
        title={t('No staff accounts on this page')}
        action={<Button onClick={() => turnTo(0)}>{t('To the first page')}</Button>}
      />
    )
  }
  return (
    <>
      <StaffTable members={data.results} {...props} />
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={turnTo} />
    </>
  )
}
