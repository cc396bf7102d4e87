import { endOtherSessions, endSession, listSessions } from '@bnr/contract/accounts/settings'
import type { Reply } from '@bnr/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useReading } from '../../../platform/useReading.ts'
import { useSending } from '../../../platform/useSending.ts'

export type OpenSession = Reply<typeof listSessions>['results'][number]

const sessionsKey = ['settings', 'sessions']

export const useOpenSessions = () =>
  useReading({
    queryKey: sessionsKey,
    staleTime: 0,
    queryFn: ({ signal }) => call(listSessions, {}, signal),
  })

export function useEndSession() {
  const client = useQueryClient()
  return useSending({
    mutationFn: (sid: string | 'others') =>
      sid === 'others' ? call(endOtherSessions) : call(endSession, { params: { sid } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}
