import type { CallInput } from '@bnr/contract/endpoint'
import * as endpoints from '@bnr/contract/search/memberSearches'
import { queryOptions } from '@tanstack/react-query'
import { useSession } from '../../accounts/session.ts'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useReading } from '../../platform/useReading.ts'

export const memberSearchesKey = ['memberSearches']

export const memberSearchesQuery = (profileId: number) =>
  queryOptions({
    queryKey: [...memberSearchesKey, profileId],
    queryFn: ({ signal }) => call(endpoints.listMemberSearches, { params: { id: profileId } }, signal),
  })

export const useMemberSearches = (profileId: number) => useReading(memberSearchesQuery(profileId))

const useOwnId = () => useSession().user?.profileId ?? 0

type NewSearch = CallInput<typeof endpoints.saveMemberSearch>['body']

export function useSaveSearch() {
  const id = useOwnId()
  return useChange([memberSearchesKey], (body: NewSearch) =>
    call(endpoints.saveMemberSearch, { params: { id }, body }),
  )
}

type SearchChange = { searchId: number; name?: string; daily?: boolean }

export function useChangeSearch() {
  const id = useOwnId()
  return useChange([memberSearchesKey], ({ searchId, ...body }: SearchChange) =>
    call(endpoints.changeMemberSearch, { params: { id, searchId }, body }),
  )
}

type Look = { searchId: number; at: string }

/** Records a look at the results of a saved search; `at` says when they were read. */
export function useNoteLook() {
  const id = useOwnId()
  return useChange([memberSearchesKey], ({ searchId, at }: Look) =>
    call(endpoints.lookAtMemberSearch, { params: { id, searchId }, body: { at } }),
  )
}
