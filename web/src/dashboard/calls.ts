import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import type { Reply } from '@bnr/contract/endpoint'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useReading } from '../platform/useReading.ts'

export type Dashboard = Reply<typeof readDashboard>

/** Everything on the page. The key starts with the profiles' key, so that a change to a profile reloads it. */
export const useDashboard = (profileId: number | undefined) =>
  useReading({
    queryKey: [...profilesKey, 'dashboard', profileId],
    enabled: profileId !== undefined,
    queryFn: ({ signal }) => call(readDashboard, { params: { id: profileId ?? 0 } }, signal),
  })
