import { type Purchase, purchaseOf } from '@bnr/contract/memberships/purchase'
import { isPaidMembership } from '@bnr/contract/memberships/schemas'
import type { Plan } from '@bnr/contract/plans/schemas'
import { checkoutLink } from '../offers/checkoutLink.ts'
import type { PricedOffer } from '../offers/offerOf.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import classes from './PlanAction.module.css'
import type { PurchaseBasis } from './usePurchaseBasis.ts'

export interface PlanActionProps {
  plan: Plan
  /** The offer that the plan is bought with. */
  offer: PricedOffer | undefined
  /** The member's current situation; undefined for guests. */
  basis: PurchaseBasis | undefined
  /** Whether this is the one prominent plan of the page. */
  isProminent: boolean
}

const labels: Partial<Record<Purchase, string>> = { buy: 'Buy now', upgrade: 'Upgrade', renew: 'Renew' }
/** The button to buy a plan, or the reason why this person cannot buy it. */
export function PlanAction({ plan, offer, basis, isProminent }: PlanActionProps) {
  const shape = { variant: isProminent ? 'filled' : 'outlined', wide: true, of: t(plan.name) } as const
  if (!basis)
    return (
      <ButtonLink to="/home" {...shape}>
        {t('Register')}
      </ButtonLink>
    )
  const purchase = purchaseFor(plan, basis)
  const label = labels[purchase]
  if (!label) return <NotForSale plan={plan} basis={basis} />
  const offered = offer && checkoutLink(offer, { planId: plan.id })
  return (
    <ButtonLink
      to={offered?.to ?? `/checkout?plan=${plan.id}`}
      state={{ package: plan, ...(purchase === 'upgrade' && { type: 'Upgrade' }), ...offered?.state }}
      {...shape}
    >
      {t(label)}
    </ButtonLink>
  )
}

/** Why this member cannot buy a plan now. The plan that was bought says what it waits for. */
function NotForSale({ plan, basis: { membership, paidPlan } }: { plan: Plan; basis: PurchaseBasis }) {
  if (paidPlan === plan.name) return <p className={classes.waiting}>{t('Waiting for activation')}</p>
  const isOwn = isPaidMembership(membership) && membership.planName === plan.name
  return (
    <p className={classes.notApplicable}>
      {isOwn && <strong>{t('Your plan')}</strong>}
      <span>{t('Not applicable')}</span>
      {!isOwn && <span className="note">{reasonFor(paidPlan)}</span>}
    </p>
  )
}

const reasonFor = (paidPlan: string | undefined): string =>
  paidPlan
    ? t('You can choose another plan once {plan} has started.', { plan: t(paidPlan) })
    : t('Your plan includes as much or more.')

const purchaseFor = (plan: Plan, { membership, paidPlan }: PurchaseBasis): Purchase =>
  purchaseOf(plan, membership, {
    hasPaidInvoice: paidPlan !== undefined,
    renewalWaits: membership.renewsOn !== undefined,
  })

export const canBuy = (plan: Plan, basis: PurchaseBasis | undefined): boolean =>
  !basis || purchaseFor(plan, basis) in labels
