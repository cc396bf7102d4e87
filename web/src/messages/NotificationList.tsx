import { filledIn, type NotificationGroup, notificationKinds } from '@bnr/contract/messages/kinds'
import type { Notification } from '@bnr/contract/messages/notifications'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { Link } from 'react-router'
import { agoShown, momentShown } from '../ui/moments.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { useMarkRead } from './calls.ts'
import classes from './NotificationList.module.css'

const icons: Record<NotificationGroup, typeof IconHeart> = {
  profile: IconId,
  interests: IconHeart,
  phone: IconPhone,
  membership: IconStar,
}

export interface NotificationListProps {
  notifications: readonly Notification[]
  profileId: number
}

/** Opening a notification marks it as read. */
export function NotificationList({ notifications, profileId }: NotificationListProps) {
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
