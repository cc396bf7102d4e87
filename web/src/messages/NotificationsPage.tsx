import { useSession } from '../accounts/session.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { usePage } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useMarkAllRead, useNotifications } from './calls.ts'
import { NotificationList } from './NotificationList.tsx'

export const meta = () => pageMeta('Notifications')

export default function NotificationsPage() {
  const profileId = useSession().user?.profileId ?? 0
  const { page, onPage, pageAddress } = usePage()
  const found = useNotifications(profileId, page)
  const hasUnread = found.data?.results.some(({ read }) => !read) ?? false
  return (
    <>
      <PageTitle title={t('Notifications')} actions={hasUnread && <MarkAllRead profileId={profileId} />} />
      <PagedList
        found={found}
        page={page}
        onPage={onPage}
        pageAddress={pageAddress}
        skeleton={<CardSkeletonList count={3} />}
        empty={<NothingNew />}
      >
        {(notifications) => <NotificationList notifications={notifications} profileId={profileId} />}
      </PagedList>
    </>
  )
}

function MarkAllRead({ profileId }: { profileId: number }) {
  const mark = useMarkAllRead(profileId)
  return (
    <Button
      variant="outlined"
      busy={mark.isPending}
      onClick={() => mark.mutate(undefined, { onError: (error) => toastError(error.message) })}
    >
      {t('Mark all as read')}
    </Button>
  )
}

function NothingNew() {
  return (
    <EmptyState
      title={t('No notifications yet')}
      message={t(
        'We notify you here when somebody is interested in you, or when our team has reviewed your profile.',
      )}
    />
  )
}
