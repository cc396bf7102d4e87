import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '../platform/useHydrated.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { t } from '../ui/translation.ts'
import { addressOf, type CheckoutTarget, targetInQuery, targetInState } from './checkoutAddress.ts'
import { InvoiceCheckout } from './InvoiceCheckout.tsx'
import { OfferPackages } from './OfferPackages.tsx'
import { PlanCheckout } from './PlanCheckout.tsx'
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
  if (target.kind === 'offer') return <OfferPackages key={key} offerId={target.offerId} />
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
