import { countUnread } from '@bnr/contract/messages/unread'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { usePollEvery } from '../platform/hints/hints.ts'

export const notificationsKey = ['notifications'] as const

const pollEvery = 60_000

/** Polled each minute without a stream of hints, and read when its window gets the focus. */
export const useUnreadQuery = (profileId: number) =>
  queryOptions({
    queryKey: [...notificationsKey, 'unread', profileId],
    queryFn: ({ signal }) => call(countUnread, { params: { id: profileId } }, signal),
    staleTime: pollEvery / 2,
    refetchInterval: usePollEvery(pollEvery),
    refetchOnWindowFocus: true,
  })
