import { readUpgradePrices, type UpgradePrice } from '@bnr/contract/invoices/upgrades'
import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { mayDo, useSession } from '../accounts/session.ts'
import { membershipsKey, useCurrentMembership } from '../memberships/calls.ts'
import { usePaidInvoice } from '../memberships/usePaidInvoice.ts'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

/** What decides which plans a member can buy. */
export interface PurchaseBasis {
  membership: CurrentMembership
  /** Name of the plan that is paid and waits for activation. */
  paidPlan: string | undefined
  /** What upgrades cost today, with the credit for the rest of the running plan. */
  upgrades: readonly UpgradePrice[]
}

const noUpgrades: readonly UpgradePrice[] = []

/** Loads only for members; guests and staff have no membership. */
export function usePurchaseBasis() {
  const { user } = useSession()
  const profileId = mayDo(user, 'member.area') ? user?.profileId : undefined
  const membership = useCurrentMembership(profileId)
  const paid = usePaidInvoice(profileId)
  const hasPlan = membership.data !== undefined && isPaidMembership(membership.data)
  const upgrades = useReading({
    queryKey: [...membershipsKey, 'upgrades', profileId],
    enabled: hasPlan,
    queryFn: async ({ signal }) => (await call(readUpgradePrices, {}, signal)).upgrades,
  })
  const known = hasPlan ? upgrades.data : noUpgrades
  const basis: PurchaseBasis | undefined =
    membership.data && paid.data !== undefined && known
      ? { membership: membership.data, paidPlan: paid.data?.membership.planName, upgrades: known }
      : undefined
  return {
    isMember: profileId !== undefined,
    basis,
    error: membership.error ?? paid.error ?? upgrades.error,
    refetch: () =>
      Promise.all(
        [membership, paid, upgrades].filter(({ isError }) => isError).map((query) => query.refetch()),
      ),
  }
}
