import { countUnreadConversations } from '@bnr/contract/conversations/unread'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { usePollEvery } from '../platform/hints/hints.ts'
import { readingsHere } from '../platform/queryClient.ts'
import { CountBadge } from '../ui/CountBadge.tsx'
import { t } from '../ui/translation.ts'
import { unreadKey } from './keys.ts'

const pollEvery = 60_000

/** Names the query client, because the header of public pages has no provider around it. */
export function UnreadMessages() {
  const { data } = useQuery(
    {
      queryKey: unreadKey,
      queryFn: ({ signal }) => call(countUnreadConversations, {}, signal),
      staleTime: pollEvery / 2,
      refetchInterval: usePollEvery(pollEvery),
      refetchOnWindowFocus: true,
    },
    readingsHere(),
  )
  return <CountBadge count={data?.count ?? 0} of={t('unread')} />
}
