import type { Reply } from '@bnr/contract/endpoint'
import { deleteSearch, listSavedSearches, renameSearch, saveSearch } from '@bnr/contract/search/saved'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useEndpoint } from '../../platform/useListReading.ts'

export type SavedSearch = Reply<typeof listSavedSearches>[number]

const savedKey = ['savedSearches']

export const useSavedSearches = () => useEndpoint(savedKey, listSavedSearches, {})

export const useSaveSearch = () =>
  useChange([savedKey], (body: { name: string; query: string }) => call(saveSearch, { body }))

export const useRenameSearch = () =>
  useChange([savedKey], ({ id, name }: { id: number; name: string }) =>
    call(renameSearch, { params: { id }, body: { name } }),
  )

export const useDeleteSearch = () =>
  useChange([savedKey], (id: number) => call(deleteSearch, { params: { id } }))
