import { useQuery } from '@tanstack/react-query'
import { readingsHere } from '../platform/queryClient.ts'
import { t } from '../ui/translation.ts'
import classes from './Bell.module.css'
import { unreadQuery } from './calls.ts'

const maxShown = 99

/** Names the query client, because the header of public pages has no provider around it. */
export default function UnreadCount({ profileId }: { profileId: number }) {
  const count = useQuery(unreadQuery(profileId), readingsHere()).data?.count ?? 0
  if (count === 0) return null
  return (
    <span className={classes.count}>
      {count > maxShown ? `${maxShown}+` : count} <span className="visually-hidden">{t('unread')}</span>
    </span>
  )
}
