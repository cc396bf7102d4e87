import * as endpoints from '@bnr/contract/messages/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { putRead } from '../platform/putRead.ts'
import { useChange } from '../platform/useChange.ts'
import { useReading } from '../platform/useReading.ts'
import { useSending } from '../platform/useSending.ts'
import { notificationsKey } from './unread.ts'

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
    onSuccess: (_reply, groups) => putRead(client, settingsKey(profileId), groups),
  })
}
