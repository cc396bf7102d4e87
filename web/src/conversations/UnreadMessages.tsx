import { useQuery } from '@tanstack/react-query'
import { readingsHere } from '../platform/queryClient.ts'
import { t } from '../ui/translation.ts'
import classes from './ConversationList.module.css'
import { unreadConversationsQuery } from './calls.ts'

/** Names the query client, because the header of public pages has no provider around it. */
export default function UnreadMessages() {
  const count = useQuery(unreadConversationsQuery, readingsHere()).data?.count ?? 0
  if (count === 0) return null
  return (
    <span className={classes.count}>
      {count} <span className="visually-hidden">{t('unread')}</span>
    </span>
  )
}
