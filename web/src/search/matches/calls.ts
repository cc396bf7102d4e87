import { pageSize } from '@bnr/contract/pageSizes'
import { readMatches } from '@bnr/contract/search/matches'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useReading } from '../../platform/useReading.ts'
import type { Values } from '../../ui/list/address.ts'
import type { matchesAddress } from './directions.ts'

type MatchesQuery = Values<typeof matchesAddress>

const fiveMinutes = 300_000

/** A page of a member's matches, newest first. It stays fresh for five minutes, so that Back shows the same list. */
export const matchesQuery = (profileId: number, search: MatchesQuery) =>
  queryOptions({
    queryKey: [...profilesKey, 'matches', profileId, search],
    staleTime: fiveMinutes,
    queryFn: ({ signal }) =>
      call(readMatches, { params: { id: profileId }, query: { ...search, size: pageSize } }, signal),
  })

export const useMatches = (profileId: number, search: MatchesQuery) =>
  useReading(matchesQuery(profileId, search))
