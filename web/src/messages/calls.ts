import * as endpoints from '@bnr/contract/messages/notifications'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useReading } from '../platform/useReading.ts'
import { useSending } from '../platform/useSending.ts'

const notificationsKey = ['notifications'] as const
const pollEvery = 60_000

/** Polled each minute while the page is visible, and when its window gets the focus. */
export const unreadQuery = (profileId: number) =>
  queryOptions({
    queryKey: [...notificationsKey, 'unread', profileId],
    queryFn: ({ signal }) => call(endpoints.countUnread, { params: { id: profileId } }, signal),
    staleTime: pollEvery / 2,
    refetchInterval: pollEvery,
    refetchOnWindowFocus: true,
  })

export const useNotifications = (profileId: number, page: number) =>
  useReading({
    queryKey: [...notificationsKey, 'list', profileId, page],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(endpoints.readNotifications, { params: { id: profileId }, query: { page } }, signal),
  })

export const useMarkAllRead = (profileId: number) =>
  useChange([notificationsKey], () => call(endpoints.markAllRead, { params: { id: profileId } }))

export const useMarkRead = (profileId: number) =>
  useChange([notificationsKey], (notificationId: number) =>
    call(endpoints.markRead, { params: { id: profileId, notificationId } }),
  )

const settingsKey = (profileId: number) => [...notificationsKey, 'settings', profileId] as const

export const useNotificationSettings = (profileId: number) =>
  useReading({
    queryKey: settingsKey(profileId),
    queryFn: ({ signal }) => call(endpoints.readNotificationSettings, { params: { id: profileId } }, signal),
  })

export function useSaveNotificationSettings(profileId: number) {
  const client = useQueryClient()
  return useSending({
    mutationFn: (groups: endpoints.GroupSetting[]) =>
      call(endpoints.saveNotificationSettings, { params: { id: profileId }, body: { groups } }),
    onSuccess: (_reply, groups) => client.setQueryData(settingsKey(profileId), groups),
  })
}
