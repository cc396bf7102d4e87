import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import type { Reply } from '@bnr/contract/endpoint'
import { dashboardKey } from '../platform/queryClient.ts'
import { useEndpoint } from '../platform/useListReading.ts'

export type Dashboard = Reply<typeof readDashboard>

/** Everything on the page. The key starts with the profiles' key, so that a change to a profile reloads it. */
export const useDashboard = (profileId: number | undefined) =>
  useEndpoint(
    dashboardKey,
    readDashboard,
    { params: { id: profileId ?? 0 } },
    { enabled: profileId !== undefined },
  )
