import { useQuery } from '@tanstack/react-query'
import { readingsHere } from '../platform/queryClient.ts'
import { CountBadge } from '../ui/CountBadge.tsx'
import { t } from '../ui/translation.ts'
import { waitingInterestsQuery } from './calls.ts'

/** The number of interests to answer. Names the query client, because public pages have no provider. */
export default function WaitingCount({ profileId }: { profileId: number }) {
  const { data } = useQuery(waitingInterestsQuery(profileId), readingsHere())
  return <CountBadge count={data?.count ?? 0} of={t('to answer')} />
}
