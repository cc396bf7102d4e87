import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** First part of every query key of memberships: what spends one of a quota, or pays, makes them stale. */
export const membershipsKey = ['memberships'] as const

export const useCurrentMembership = (profileId: number | undefined) =>
  useReading({
    queryKey: [...membershipsKey, 'current', profileId],
    enabled: profileId !== undefined,
    queryFn: ({ signal }) => call(readCurrentMembership, { params: { id: profileId ?? 0 } }, signal),
  })
