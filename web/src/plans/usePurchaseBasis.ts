import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { mayDo, useSession } from '../accounts/session.ts'
import { useCurrentMembership } from '../memberships/calls.ts'
import { usePaidInvoice } from '../memberships/usePaidInvoice.ts'

/** What decides which plans a member can buy. */
export interface PurchaseBasis {
  membership: CurrentMembership
  /** Name of the plan that is paid and waits for activation. */
  paidPlan: string | undefined
}

/** Loads only for members; guests and staff have no membership. */
export function usePurchaseBasis() {
  const { user } = useSession()
  const profileId = mayDo(user, 'member.area') ? user?.profileId : undefined
  const membership = useCurrentMembership(profileId)
  const paid = usePaidInvoice(profileId)
  const basis: PurchaseBasis | undefined =
    membership.data && paid.data !== undefined
      ? { membership: membership.data, paidPlan: paid.data?.membership.planName }
      : undefined
  return {
    isMember: profileId !== undefined,
    basis,
    error: membership.error ?? paid.error,
    refetch: () =>
      Promise.all([membership, paid].filter(({ isError }) => isError).map((query) => query.refetch())),
  }
}
