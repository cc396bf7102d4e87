import { searchActivities } from '@bnr/contract/activities/endpoints'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useReading } from '../../platform/useReading.ts'
import type { Side } from './sides.ts'

export interface ActivityQuery {
  side: Side
  profileId: number
  /** Code of an activity; empty for all. */
  kind: string
  page: number
}

/** Keeps the previous page until the next one is loaded. */
export const useActivities = ({ side, profileId, kind, page }: ActivityQuery) =>
  useReading({
    queryKey: [...profilesKey, 'activities', side, profileId, kind, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const criteria = [
        { key: side, operation: 'eq', value: profileId },
        ...(kind ? [{ key: 'at', operation: 'eq', value: kind }] : []),
      ]
      return call(searchActivities, { query: { page }, body: { criteria } }, signal)
    },
  })
