import { countWaitingInterests } from '@bnr/contract/activities/waiting'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { usePollEvery } from '../platform/hints/hints.ts'
import { profilesKey, readingsHere } from '../platform/queryClient.ts'
import { CountBadge } from '../ui/CountBadge.tsx'
import { t } from '../ui/translation.ts'

export const activityListsKey = [...profilesKey, 'activities'] as const
export const interestNumbersKey = [...activityListsKey, 'numbers'] as const

const pollEvery = 60_000

/**
 * The number of interests to answer, polled without a stream of hints; an answer invalidates it with the lists. Names
 * the query client, because public pages have no provider.
 */
export default function WaitingCount({ profileId }: { profileId: number }) {
  const { data } = useQuery(
    {
      queryKey: [...activityListsKey, 'waiting', profileId],
      queryFn: ({ signal }) => call(countWaitingInterests, { params: { id: profileId } }, signal),
      staleTime: pollEvery / 2,
      refetchInterval: usePollEvery(pollEvery),
      refetchOnWindowFocus: true,
    },
    readingsHere(),
  )
  return <CountBadge count={data?.count ?? 0} of={t('to answer')} />
}
