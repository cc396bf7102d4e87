import type { Offer } from '@bnr/contract/offers/schemas'
import { useOffers } from '../offers/calls.ts'
import { OfferPrice } from '../offers/OfferPrice.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Redirect } from '../ui/Redirect.tsx'
import { Section } from '../ui/Section.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { addressOf } from './checkoutAddress.ts'
import classes from './OfferPackages.module.css'
import { Refusal } from './Refusal.tsx'

/** An offer may include several plans, so the member chooses one first. */
export function OfferPackages({ offerId }: { offerId: number }) {
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
