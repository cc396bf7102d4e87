import type { Reply } from '@bnr/contract/endpoint'
import { readDownload, requestData } from '@bnr/contract/privacy/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import type { proofOf } from '../accounts/proof/proof.ts'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import { useSending } from '../platform/useSending.ts'

export type DataDownload = Reply<typeof readDownload>

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
    onSuccess: (download) => client.setQueryData(downloadKey(id), download),
  })
}
