import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import type { Plan } from '@bnr/contract/plans/schemas'
import { useSession } from '../../accounts/session.ts'
import { useFreshMembership } from '../../memberships/calls.ts'
import { validityShown } from '../../memberships/shown.ts'
import { usePlans } from '../../plans/calls.ts'
import { PricedLines } from '../../plans/PricedLines.tsx'
import { interestsShown, isListed, phoneNumbersShown } from '../../plans/planFacts.ts'
import { type ToppedUp, TopUpList } from '../../plans/TopUpList.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import type { ActivityTarget } from '../target.ts'
import { keepWayBackTo } from './openSheet.ts'

interface PlanOfferProps {
  target: ActivityTarget
  refusal: string
  onClose: () => void
}

/** What each plan gives, in one line, or what can be added to a plan that is used up. "See plans" keeps the way back to this person. */
export function PlanOffer({ target, refusal, onClose }: PlanOfferProps) {
  const { data: membership, error } = useFreshMembership(useSession().user?.profileId)
  function leave() {
    keepWayBackTo(target)
    onClose()
  }
  if (!membership && !error) return <p role="status">{t('Loading…')}</p>
  const usedUp = membership ? usedUpIn(membership) : []
  return (
    <>
      {usedUp.length > 0 ? <Usable adding={usedUp} onChoose={leave} /> : <Plans />}
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t('Not now')}
        </Button>
        <ButtonLink to="/packages" state={{ message: refusal }} onClick={leave}>
          {t('See plans')}
        </ButtonLink>
      </div>
    </>
  )
}

/** What a running plan has none left of. */
const usedUpIn = (membership: CurrentMembership): ToppedUp[] =>
  isPaidMembership(membership) && !membership.isFrozen
    ? [
        ...(membership.usedPhoneContacts >= membership.phoneContacts ? (['phoneContacts'] as const) : []),
        ...(membership.usedExpressInterests >= membership.expressInterests
          ? (['expressInterests'] as const)
          : []),
      ]
    : []

function Usable({ adding, onChoose }: { adding: readonly ToppedUp[]; onChoose: () => void }) {
  return (
    <>
      <p>{t('You have used what your plan gives. Add more to it, or choose a larger plan.')}</p>
      <TopUpList adding={adding} onChoose={onChoose} />
    </>
  )
}

function Plans() {
  return (
    <>
      <p>
        {t(
          'With a plan you can express interest, shortlist and view phone numbers. You pay once, without renewal.',
        )}
      </p>
      <PlanLines />
    </>
  )
}

/** Nothing while they load or when they cannot be read: the way to the plans is there at once. */
function PlanLines() {
  const { data = [] } = usePlans({ withHidden: false })
  const lines = data
    .filter((plan) => plan.category === 'self' && isListed(plan))
    .map((plan) => ({
      id: plan.id,
      name: t(plan.name),
      note: givesShown(plan),
      end: rupeesShown(priceWithTax(plan.price.amount)),
    }))
  return <PricedLines lines={lines} />
}

const givesShown = (plan: Plan): string =>
  t('{period}: {phones}, {interests}', {
    period: validityShown(plan),
    phones: phoneNumbersShown(plan.phoneContacts),
    interests: interestsShown(plan.expressInterests),
  })
