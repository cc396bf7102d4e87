import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '../platform/useHydrated.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { useTranslation } from '../ui/translation.ts'
import { addressOf, type Wanted, wantedAt, wantedOf } from './checkoutAddress.ts'
import { InvoiceCheckout } from './InvoiceCheckout.tsx'
import { OfferPackages } from './OfferPackages.tsx'
import { PlanCheckout } from './PlanCheckout.tsx'
import { useWayToBank } from './useWayToBank.ts'

export const meta = () => pageMeta('Checkout')

/** The address alone says what is bought, so that nothing is lost by a reload, by Back, or in a second tab. */
export default function CheckoutPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const wanted = wantedAt(query)
  const left = isHydrated && !wanted ? wantedOf(state) : undefined
  if (left) return <Redirect to={addressOf(left)} />
  return (
    <>
      <PageTitle title={t('Checkout')} />
      {wanted ? <Checkout wanted={wanted} /> : <NothingChosen />}
    </>
  )
}

/** What is known of the way to the bank outlives the step from a package to its invoice. */
function Checkout({ wanted }: { wanted: Wanted }) {
  const way = useWayToBank()
  const key = addressOf(wanted)
  if (wanted.kind === 'invoice') return <InvoiceCheckout key={key} id={wanted.invoiceId} way={way} />
  if (wanted.kind === 'offer') return <OfferPackages key={key} offerId={wanted.offerId} />
  return <PlanCheckout key={key} planId={wanted.planId} offerId={wanted.offerId} way={way} />
}

function NothingChosen() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('No plan selected')}
      message={t('Choose a plan to see the total.')}
      action={<ButtonLink to="/packages">{t('Membership plans')}</ButtonLink>}
    />
  )
}
