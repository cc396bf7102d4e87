import type { Plan } from '@bnr/contract/plans/schemas'
import { useOffers } from '../offers/calls.ts'
import { usePlans } from '../plans/calls.ts'
import { PlanPrice } from '../plans/PlanPrice.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Redirect } from '../ui/Redirect.tsx'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { addressOf } from './checkoutAddress.ts'
import classes from './OfferPackages.module.css'
import { Refusal } from './Refusal.tsx'

/** An offer holds for one package or several: which one is bought has to be chosen first. */
export function OfferPackages({ offerId }: { offerId: number }) {
  const { t } = useTranslation()
  const { data: offers, error: offersError, isFetching, refetch } = useOffers({ enabled: true })
  const { data: plans, error: plansError, refetch: refetchPlans } = usePlans({ withHidden: false })
  const error = offersError ?? plansError
  if (offers && plans) {
    const lineages = offers.results.find(({ id }) => id === offerId)?.membershipIds ?? []
    const held = plans.filter(({ lineage }) => lineages.includes(lineage))
    const [first] = held
    if (!first) return <Refusal code="offer_over" />
    if (held.length === 1) return <Redirect to={addressOf({ kind: 'plan', planId: first.id, offerId })} />
    return <Choice plans={held} offerId={offerId} />
  }
  if (error) {
    const retry = () => void Promise.all([refetch(), refetchPlans()])
    return <ErrorState message={t(error.message)} busy={isFetching} onRetry={retry} />
  }
  return <CheckoutSkeleton />
}

function Choice({ plans, offerId }: { plans: readonly Plan[]; offerId: number }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="offered-title">
      <h2 id="offered-title" className={classes.title}>
        {t('Choose a package of this offer')}
      </h2>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <Surface key={plan.id} as="li" className={classes.plan}>
            <div>
              <h3>{t(plan.name)}</h3>
              <PlanPrice price={plan.price} />
            </div>
            <ButtonLink to={addressOf({ kind: 'plan', planId: plan.id, offerId })} replace>
              {t('Choose')}
              <span className="visually-hidden"> {t(plan.name)}</span>
            </ButtonLink>
          </Surface>
        ))}
      </ul>
    </section>
  )
}
