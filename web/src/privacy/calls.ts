import type { Reply } from '@bnr/contract/endpoint'
import { askForData, readDownload } from '@bnr/contract/privacy/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import type { proofOf } from '../accounts/proof/proof.ts'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import { useSending } from '../platform/useSending.ts'

export type DataDownload = Reply<typeof readDownload>

const downloadKey = (id: number) => ['settings', 'download', id]
const lookAgain = 1500

export const isRunning = ({ state }: DataDownload) => state === 'waiting' || state === 'working'

/** Looked at again and again while the file is being made. */
export const useDownload = (id: number) =>
  useReading({
    queryKey: downloadKey(id),
    staleTime: 0,
    queryFn: ({ signal }) => call(readDownload, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? lookAgain : false),
  })

export function useAskForData(id: number) {
  const client = useQueryClient()
  return useSending({
    mutationFn: (proof: ReturnType<typeof proofOf>) => call(askForData, { params: { id }, body: proof }),
    onSuccess: (asked) => client.setQueryData(downloadKey(id), asked),
  })
}
