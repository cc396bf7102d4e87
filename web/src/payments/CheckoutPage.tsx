import type { Offer } from '@bnr/contract/offers/schemas'
import { useLocation, useSearchParams } from 'react-router'
import { useOffers } from '../offers/calls.ts'
import { OfferPrice } from '../offers/OfferPrice.tsx'
import { useHydrated } from '../platform/useHydrated.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { Section } from '../ui/Section.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './CheckoutPage.module.css'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { addressOf, type CheckoutTarget, targetInQuery, targetInState } from './checkoutAddress.ts'
import { InvoiceCheckout } from './InvoiceCheckout.tsx'
import { PlanCheckout } from './PlanCheckout.tsx'
import { Refusal } from './Refusal.tsx'
import { useWayToBank } from './useWayToBank.ts'

export const meta = () => pageMeta('Checkout')

/** The address contains what is bought, so that a reload, Back or a second tab loses nothing. */
export default function CheckoutPage() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const target = targetInQuery(query)
  const left = isHydrated && !target ? targetInState(state) : undefined
  if (left) return <Redirect to={addressOf(left)} />
  return (
    <>
      <PageTitle title={t('Checkout')} />
      {target ? <Checkout target={target} /> : <NothingChosen />}
    </>
  )
}

/** Created here, because the state has to survive the step from the plan to its invoice. */
function Checkout({ target }: { target: CheckoutTarget }) {
  const way = useWayToBank()
  const key = addressOf(target)
  if (target.kind === 'invoice') return <InvoiceCheckout key={key} id={target.invoiceId} way={way} />
  if (target.kind === 'offer') return <OfferPlans key={key} offerId={target.offerId} />
  return <PlanCheckout key={key} planId={target.planId} offerId={target.offerId} way={way} />
}

function NothingChosen() {
  return (
    <EmptyState
      title={t('No plan selected')}
      message={t('Choose a plan to see the total.')}
      action={<ButtonLink to="/packages">{t('Membership plans')}</ButtonLink>}
    />
  )
}

/** An offer may include several plans, so the member chooses one first. */
function OfferPlans({ offerId }: { offerId: number }) {
  const { data, error, isFetching, refetch } = useOffers({ enabled: true })
  if (!data && error)
    return <ErrorState message={t(error.message)} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <CheckoutSkeleton />
  const offer = data.results.find(({ id }) => id === offerId)
  const [first, ...more] = offer?.plans ?? []
  if (!offer || !first) return <Refusal code="offer_over" />
  if (more.length === 0) return <Redirect to={addressOf({ kind: 'plan', planId: first.planId, offerId })} />
  return <Choice offer={offer} />
}

function Choice({ offer: { id: offerId, plans, price } }: { offer: Offer }) {
  return (
    <Section title={t('Choose your plan')}>
      <ul className="stack-4">
        {plans.map(({ planId, name, listAmount }) => (
          <Surface key={planId} as="li" className={classes.package}>
            <div>
              <h3>{t(name)}</h3>
              <OfferPrice price={price} listAmount={listAmount} />
            </div>
            <ButtonLink
              to={addressOf({ kind: 'plan', planId, offerId })}
              variant="outlined"
              of={t(name)}
              replace
            >
              {t('Choose')}
            </ButtonLink>
          </Surface>
        ))}
      </ul>
    </Section>
  )
}
