import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** First part of every query key of memberships. Invalidate it after a payment or when a quota was used. */
export const membershipsKey = ['memberships'] as const

export const useCurrentMembership = (profileId: number | undefined) =>
  useReading({
    queryKey: [...membershipsKey, 'current', profileId],
    enabled: profileId !== undefined,
    queryFn: ({ signal }) => call(readCurrentMembership, { params: { id: profileId ?? 0 } }, signal),
  })
