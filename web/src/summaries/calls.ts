import * as endpoints from '@bnr/contract/summaries/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { putRead } from '../platform/putRead.ts'
import { useReading } from '../platform/useReading.ts'
import { useSending } from '../platform/useSending.ts'

const settingsKey = (profileId: number) => ['summaries', 'settings', profileId] as const

export const useSummarySettings = (profileId: number) =>
  useReading({
    queryKey: settingsKey(profileId),
    queryFn: ({ signal }) => call(endpoints.readSummarySettings, { params: { id: profileId } }, signal),
  })

export function useSaveSummarySettings(profileId: number) {
  const client = useQueryClient()
  return useSending({
    mutationFn: (body: endpoints.SummarySettings) =>
      call(endpoints.saveSummarySettings, { params: { id: profileId }, body }),
    onSuccess: (_reply, saved) => putRead(client, settingsKey(profileId), saved),
  })
}

const unsubscribingKey = (token: string) => ['summaries', 'unsubscribing', token] as const

/** Whether the mails that a link names are off. */
export const useUnsubscribing = (token: string) =>
  useReading({
    queryKey: unsubscribingKey(token),
    queryFn: ({ signal }) => call(endpoints.readUnsubscribing, { params: { token } }, signal),
  })

export function useUnsubscribe(token: string) {
  const client = useQueryClient()
  return useSending({
    mutationFn: () => call(endpoints.unsubscribe, { params: { token } }),
    onSuccess: () => putRead(client, unsubscribingKey(token), { isOff: true }),
  })
}
