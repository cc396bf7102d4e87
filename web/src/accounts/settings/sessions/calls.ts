import { endOtherSessions, endSession, listSessions } from '@bnr/contract/accounts/settings'
import type { Reply } from '@bnr/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useEndpoint } from '../../../platform/useListReading.ts'
import { useSending } from '../../../platform/useSending.ts'

export type OpenSession = Reply<typeof listSessions>['results'][number]

const sessionsKey = ['settings', 'sessions']

export const useOpenSessions = () => useEndpoint(sessionsKey, listSessions, {}, { staleTime: 0 })

export function useEndSession() {
  const client = useQueryClient()
  return useSending({
    mutationFn: (sid: string | 'others') =>
      sid === 'others' ? call(endOtherSessions) : call(endSession, { params: { sid } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}
