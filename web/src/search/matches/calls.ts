import { type MatchDirection, readMatches } from '@bnr/contract/search/matches'
import { readWiderMatches } from '@bnr/contract/search/widerMatches'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useReading } from '../../platform/useReading.ts'
import type { Values } from '../../ui/list/address.ts'
import type { matchesAddress } from './directions.ts'

type MatchesQuery = Values<typeof matchesAddress>

const fiveMinutes = 300_000

/** A page of a member's matches, newest first. It stays fresh for five minutes, so that Back shows the same list. */
export const matchesQuery = (profileId: number, { wider, ...search }: MatchesQuery, size: number) =>
  queryOptions({
    queryKey: [...profilesKey, 'matches', profileId, search, wider, size],
    staleTime: fiveMinutes,
    queryFn: ({ signal }) =>
      call(
        readMatches,
        { params: { id: profileId }, query: { ...search, size, ...(wider && { wider }) } },
        signal,
      ),
  })

export const useMatches = (profileId: number, search: MatchesQuery, size: number) =>
  useReading(matchesQuery(profileId, search, size))

/** The wishes that keep people from being matches. The page does not wait for them. */
export const useWiderMatches = (profileId: number, direction: MatchDirection) =>
  useQuery({
    queryKey: [...profilesKey, 'wider matches', profileId, direction],
    staleTime: fiveMinutes,
    queryFn: ({ signal }) =>
      call(readWiderMatches, { params: { id: profileId }, query: { direction } }, signal),
  })
