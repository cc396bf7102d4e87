import { pageSize } from '@bnr/contract/pageSizes'
import { Navigate, useSearchParams } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { toastError } from '../ui/toasts.ts'
import { useTranslation } from '../ui/translation.ts'
import { usePageParam } from '../ui/usePageParam.ts'
import { useMarkAllRead, useNotifications } from './calls.ts'
import { NotificationList } from './NotificationList.tsx'

export const meta = () => pageMeta('Notifications')

/** What a member was told, newest first. */
export default function NotificationsPage() {
  const { t } = useTranslation()
  const profileId = useSession().user?.profileId ?? 0
  const [query] = useSearchParams()
  const page = Math.max(0, Math.floor(Number(query.get('page'))) || 0)
  const found = useNotifications(profileId, page)
  const hasUnread = found.data?.results.some(({ read }) => !read) ?? false
  return (
    <>
      <PageTitle title={t('Notifications')} actions={hasUnread && <MarkAllRead profileId={profileId} />} />
      <Found found={found} page={page} profileId={profileId} />
    </>
  )
}

function MarkAllRead({ profileId }: { profileId: number }) {
  const { t } = useTranslation()
  const mark = useMarkAllRead(profileId)
  return (
    <Button
      look="outlined"
      busy={mark.isPending}
      onClick={() => mark.mutate(undefined, { onError: (error) => toastError(error.message) })}
    >
      {t('Mark all as read')}
    </Button>
  )
}

interface FoundProps {
  found: ReturnType<typeof useNotifications>
  page: number
  profileId: number
}

function Found({ found: { data, error, isFetching, refetch }, page, profileId }: FoundProps) {
  const { t } = useTranslation()
  const turnTo = usePageParam()
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <CardSkeletonList count={3} />
  if (data.total === 0)
    return (
      <EmptyState
        title={t('Nothing new for you yet')}
        message={t(
          'When somebody is interested in you, or our team has looked at your profile, it stands here.',
        )}
      />
    )
  const lastPage = Math.ceil(data.total / pageSize) - 1
  if (page > lastPage) return <Navigate to={`?page=${lastPage}`} replace />
  return (
    <>
      <NotificationList notifications={data.results} profileId={profileId} />
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={turnTo} />
    </>
  )
}
