import { countUnread } from '@bnr/contract/messages/unread'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'

export const notificationsKey = ['notifications'] as const

const pollEvery = 60_000

/** Polled each minute while the page is visible, and when its window gets the focus. */
export const unreadQuery = (profileId: number) =>
  queryOptions({
    queryKey: [...notificationsKey, 'unread', profileId],
    queryFn: ({ signal }) => call(countUnread, { params: { id: profileId } }, signal),
    staleTime: pollEvery / 2,
    refetchInterval: pollEvery,
    refetchOnWindowFocus: true,
  })
