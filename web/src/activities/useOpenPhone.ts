import { performActivity } from '@bnr/contract/activities/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../accounts/session.ts'
import { membershipsKey } from '../memberships/calls.ts'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useSending } from '../platform/useSending.ts'
import type { ActivityTarget } from './target.ts'

/** Views a phone number, which uses one contact of the plan. */
export function useOpenPhone(target: ActivityTarget) {
  const client = useQueryClient()
  const me = useSession().user?.profileId ?? 0
  return useSending({
    mutationFn: () => call(performActivity.view_phone, { params: { id: me, targetId: target.id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: membershipsKey })
      void client.invalidateQueries({ queryKey: profilesKey })
    },
  })
}
