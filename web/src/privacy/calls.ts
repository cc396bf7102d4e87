import { countWaitingInterests } from '@bnr/contract/activities/waiting'
import { readConversations } from '@bnr/contract/conversations/endpoints'
import type { Reply } from '@bnr/contract/endpoint'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { readDownload, requestData } from '@bnr/contract/privacy/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { proofOf } from '../accounts/proof/proof.ts'
import { call } from '../platform/call.ts'
import { putRead } from '../platform/putRead.ts'
import { useReading } from '../platform/useReading.ts'
import { useSending } from '../platform/useSending.ts'

export type DataDownload = Reply<typeof readDownload>

/** What a member loses with the profile. */
export interface Losses {
  membership: CurrentMembership
  conversations: number
  /** Received interests without an answer. */
  interests: number
}

export const useLosses = (id: number) =>
  useQuery({
    queryKey: ['settings', 'losses', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Losses> => {
      const params = { id }
      const [membership, conversations, interests] = await Promise.all([
        call(readCurrentMembership, { params }, signal),
        call(readConversations, { query: { size: 1 } }, signal),
        call(countWaitingInterests, { params }, signal),
      ])
      return { membership, conversations: conversations.total, interests: interests.count }
    },
  })

const downloadKey = (id: number) => ['settings', 'download', id]
const pollMilliseconds = 1500

export const isRunning = ({ state }: DataDownload) => state === 'waiting' || state === 'working'

/** Polled while the file is being prepared. */
export const useDownload = (id: number) =>
  useReading({
    queryKey: downloadKey(id),
    staleTime: 0,
    queryFn: ({ signal }) => call(readDownload, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? pollMilliseconds : false),
  })

export function useAskForData(id: number) {
  const client = useQueryClient()
  return useSending({
    mutationFn: (proof: ReturnType<typeof proofOf>) => call(requestData, { params: { id }, body: proof }),
    onSuccess: (download) => putRead(client, downloadKey(id), download),
  })
}
