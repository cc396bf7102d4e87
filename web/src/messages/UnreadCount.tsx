import { useQuery } from '@tanstack/react-query'
import { readingsHere } from '../platform/queryClient.ts'
import { CountBadge } from '../ui/CountBadge.tsx'
import { t } from '../ui/translation.ts'
import { useUnreadQuery } from './unread.ts'

/** Names the query client, because the header of public pages has no provider around it. */
export default function UnreadCount({ profileId }: { profileId: number }) {
  const { data } = useQuery(useUnreadQuery(profileId), readingsHere())
  return <CountBadge count={data?.count ?? 0} of={t('unread')} />
}
