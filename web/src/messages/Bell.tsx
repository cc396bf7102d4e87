import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../ui/lazyPart.ts'
import { t } from '../ui/translation.ts'
import classes from './Bell.module.css'

const UnreadCount = lazyPart('messages/UnreadCount.tsx', () => import('./UnreadCount.tsx'))

/** Link to the notifications. The count loads later and lies over the bell, so that nothing moves. */
export function Bell({ profileId, className }: { profileId: number; className?: string | undefined }) {
  return (
    <Link to="/notifications" className={`${className ?? ''} ${classes.bell}`} title={t('Notifications')}>
      <IconBell size={22} aria-hidden />
      <span className="visually-hidden">{t('Notifications')}</span>
      <Suspense>
        <UnreadCount profileId={profileId} />
      </Suspense>
    </Link>
  )
}
