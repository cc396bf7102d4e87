import { type MatchDirection, readMatches } from '@bnr/contract/search/matches'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'

export type MatchesCall = { profileId: number; direction?: MatchDirection; page?: number; size?: number }

const fiveMinutes = 300_000

/** A page of a member's matches, newest first. It stays fresh for a while, so that Back shows the list as it was left. */
export const matchesQuery = ({ profileId, ...query }: MatchesCall) =>
  queryOptions({
    queryKey: [...profilesKey, 'matches', profileId, query],
    staleTime: fiveMinutes,
    queryFn: ({ signal }) => call(readMatches, { params: { id: profileId }, query }, signal),
  })

export const useMatches = (input: MatchesCall) => useQuery(matchesQuery(input))
