import type { Reply } from '@bnr/contract/endpoint'
import { deleteSearch, listSavedSearches, renameSearch, saveSearch } from '@bnr/contract/search/saved'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useReading } from '../../platform/useReading.ts'

export type SavedSearch = Reply<typeof listSavedSearches>[number]

const savedKey = ['savedSearches']

export const useSavedSearches = () =>
  useReading({ queryKey: savedKey, queryFn: ({ signal }) => call(listSavedSearches, {}, signal) })

function useSavedMutation<Input>(work: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => client.invalidateQueries({ queryKey: savedKey }),
  })
}

export const useSaveSearch = () =>
  useSavedMutation((body: { name: string; query: string }) => call(saveSearch, { body }))

export const useRenameSearch = () =>
  useSavedMutation(({ id, name }: { id: number; name: string }) =>
    call(renameSearch, { params: { id }, body: { name } }),
  )

export const useDeleteSearch = () => useSavedMutation((id: number) => call(deleteSearch, { params: { id } }))
