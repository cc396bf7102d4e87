import { CallError } from '@bnr/contract/client'
import { purchaseOf } from '@bnr/contract/memberships/purchase'
import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { isTopUp, type Plan } from '@bnr/contract/plans/schemas'
import { useState } from 'react'
import { useSession } from '../accounts/session.ts'
import { draftQuery, type Order } from '../invoices/orders.ts'
import { useCurrentMembership } from '../memberships/calls.ts'
import { usePlan } from '../plans/calls.ts'
import { useReading } from '../platform/useReading.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Refusal, type RefusalCode, refusalOf } from './Refusal.tsx'
import type { WayToBank } from './useWayToBank.ts'

export interface PlanCheckoutProps {
  planId: number
  offerId: number | undefined
  way: WayToBank
}

/** Buys a plan. The total at the permanent address shows whether that is possible and fills the form. */
export function PlanCheckout({ planId, offerId, way }: PlanCheckoutProps) {
  const [refused, setRefused] = useState<RefusalCode>()
  const { plan, order, error: unknown, refetch } = useOrder(planId, offerId)
  const opening = useReading({ ...draftQuery(order ?? noOrder), enabled: order !== undefined })
  const error = unknown ?? opening.error
  const refusal = refused ?? (plan === null ? 'plan_not_found' : refusalOf(error))
  if (refusal) return <Refusal code={refusal} />
  if (plan && order && (opening.data || isAboutAddress(error)))
    return <PlanForm plan={plan} order={order} opening={opening.data} way={way} onRefused={setRefused} />
  if (error) {
    const retry = () => void (unknown ? refetch() : opening.refetch())
    return <ErrorState message={error.message} busy={opening.isFetching} onRetry={retry} />
  }
  return <CheckoutSkeleton />
}

const noOrder: Order = { isUpgrade: false, request: { planId: 0, paymentKind: 'cc' } }

function useOrder(planId: number, offerId: number | undefined) {
  const { user } = useSession()
  const { data: plan, ...planRead } = usePlan(planId)
  const membership = useCurrentMembership(user?.profileId)
  const order = plan && membership.data ? orderOf(plan, membership.data, offerId) : undefined
  const refetch = () => Promise.all([planRead.refetch(), membership.refetch()])
  return { plan, order, error: planRead.error ?? membership.error, refetch }
}

const orderOf = (plan: Plan, membership: CurrentMembership, offerId: number | undefined): Order => ({
  isUpgrade:
    !isTopUp(plan) &&
    purchaseOf(plan, membership, {
      hasPaidInvoice: false,
      renewalWaits: membership.renewsOn !== undefined,
    }) === 'upgrade',
  request: { planId: plan.id, offerId, paymentKind: 'cc' },
})

/** The profile has no permanent address, or none that GST can be calculated for. The form asks for one. */
const isAboutAddress = (error: Error | null): boolean =>
  error instanceof CallError &&
  (error.code === 'address_missing' || Object.keys(error.fields).some((path) => path.startsWith('ba')))
