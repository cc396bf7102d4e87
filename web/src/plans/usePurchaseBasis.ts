import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { mayDo, useSession } from '../accounts/session.ts'
import { useCurrentMembership } from '../memberships/calls.ts'
import { useHasPaidInvoice } from '../memberships/useHasPaidInvoice.ts'

/** What decides which plans a member can buy. */
export interface PurchaseBasis {
  membership: CurrentMembership
  hasPaidInvoice: boolean
}

/** Loads only for members; guests and staff have no membership. */
export function usePurchaseBasis() {
  const { user } = useSession()
  const profileId = mayDo(user, 'member.area') ? user?.profileId : undefined
  const membership = useCurrentMembership(profileId)
  const paid = useHasPaidInvoice(profileId)
  const basis: PurchaseBasis | undefined =
    membership.data && paid.data !== undefined
      ? { membership: membership.data, hasPaidInvoice: paid.data }
      : undefined
  return {
    isMember: profileId !== undefined,
    basis,
    error: membership.error ?? paid.error,
    refetch: () =>
      Promise.all([membership, paid].filter(({ isError }) => isError).map((query) => query.refetch())),
  }
}
