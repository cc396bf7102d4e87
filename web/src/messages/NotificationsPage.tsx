import type { NotificationGroup } from '@bnr/contract/messages/groups'
import { notificationKinds } from '@bnr/contract/messages/kinds'
import type { Notification } from '@bnr/contract/messages/notifications'
import { filledIn } from '@bnr/contract/messages/placeholders'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { Link } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { usePage } from '../ui/list/useAddress.ts'
import { agoShown, momentShown } from '../ui/moments.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Surface } from '../ui/Surface.tsx'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useMarkAllRead, useMarkRead, useNotifications } from './calls.ts'
import classes from './NotificationsPage.module.css'

export const meta = () => pageMeta('Notifications')

export default function NotificationsPage() {
  const profileId = useSession().user?.profileId ?? 0
  const paging = usePage()
  const found = useNotifications(profileId, paging.page)
  const hasUnread = found.data?.results.some(({ read }) => !read) ?? false
  return (
    <>
      <PageTitle title={t('Notifications')} actions={hasUnread && <MarkAllRead profileId={profileId} />} />
      <PagedList found={found} {...paging} skeleton={<CardSkeletonList count={3} />} empty={<NothingNew />}>
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

const icons: Record<NotificationGroup, typeof IconHeart> = {
  profile: IconId,
  interests: IconHeart,
  messages: IconMessage,
  searches: IconSearch,
  phone: IconPhone,
  membership: IconStar,
  office: IconMessage,
  news: IconMessage,
}

interface NotificationListProps {
  notifications: readonly Notification[]
  profileId: number
}

/** Opening a notification marks it as read. */
function NotificationList({ notifications, profileId }: NotificationListProps) {
  const mark = useMarkRead(profileId)
  return (
    <Surface as="ul" className={classes.list}>
      {notifications.map(({ id, kind, at, read, words }) => {
        const { group, text, page } = notificationKinds[kind]
        const Icon = icons[group]
        return (
          <li key={id}>
            <Link
              to={filledIn(page, words)}
              className={classes.one}
              data-unread={!read || undefined}
              onClick={() => !read && mark.mutate(id)}
            >
              <Icon size={22} aria-hidden className={classes.icon} />
              <span>
                {!read && <span className="visually-hidden">{t('New:')} </span>}
                {t(text, words)}
                <time dateTime={at} className={classes.at} suppressHydrationWarning>
                  {agoShown(at, momentShown)}
                </time>
              </span>
            </Link>
          </li>
        )
      })}
    </Surface>
  )
}
