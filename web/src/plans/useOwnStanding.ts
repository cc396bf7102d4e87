import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { mayDo, useSession } from '../accounts/session.ts'
import { useCurrentMembership } from '../memberships/calls.ts'
import { useHasPaidInvoice } from '../memberships/useHasPaidInvoice.ts'

/** What decides for a member which plans can be bought. */
export interface OwnStanding {
  held: CurrentMembership
  hasPaidInvoice: boolean
}

/** Read for members alone: guests and staff have none. */
export function useOwnStanding() {
  const { user } = useSession()
  const profileId = mayDo(user, 'member.area') ? user?.profileId : undefined
  const held = useCurrentMembership(profileId)
  const paid = useHasPaidInvoice(profileId)
  const standing: OwnStanding | undefined =
    held.data && paid.data !== undefined ? { held: held.data, hasPaidInvoice: paid.data } : undefined
  return {
    isMember: profileId !== undefined,
    standing,
    error: held.error ?? paid.error,
    refetch: () => Promise.all([held, paid].filter(({ isError }) => isError).map((one) => one.refetch())),
  }
}
