import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** First part of every query key of memberships. Invalidate it after a payment or when a quota was used. */
export const membershipsKey = ['memberships'] as const

const currentQuery = (profileId: number | undefined) =>
  queryOptions({
    queryKey: [...membershipsKey, 'current', profileId],
    enabled: profileId !== undefined,
    queryFn: ({ signal }) => call(readCurrentMembership, { params: { id: profileId ?? 0 } }, signal),
  })

export const useCurrentMembership = (profileId: number | undefined) => useReading(currentQuery(profileId))

/** Read again each time, for dialogs that spend from the membership: staff may have activated a plan since. */
export function useFreshMembership(profileId: number | undefined) {
  const query = useQuery({ ...currentQuery(profileId), refetchOnMount: 'always' })
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
}
