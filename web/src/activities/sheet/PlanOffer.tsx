import { rupeesShown } from '@bnr/contract/money'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import type { Plan } from '@bnr/contract/plans/schemas'
import { useSession } from '../../accounts/session.ts'
import { validityShown } from '../../memberships/shown.ts'
import { keepWayBack } from '../../memberships/wayBack.ts'
import { usePlans } from '../../plans/calls.ts'
import { isListed } from '../../plans/planFacts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { type ActivityTarget, nameOf } from '../target.ts'
import classes from './ActivitySheet.module.css'

interface PlanOfferProps {
  target: ActivityTarget
  refusal: string
  onClose: () => void
}

/** What each plan gives, in one line. "See plans" keeps the way back to this person. */
export function PlanOffer({ target, refusal, onClose }: PlanOfferProps) {
  const { user } = useSession()
  const { bnrId } = target
  function leave() {
    if (user?.profileId && bnrId) keepWayBack(user.profileId, { bnrId, name: nameOf(target) })
    onClose()
  }
  return (
    <>
      <p>
        {t(
          'With a plan you can express interest, shortlist and view phone numbers. You pay once, without renewal.',
        )}
      </p>
      <PlanLines />
      <div className={classes.actions}>
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

/** Nothing while they load or when they cannot be read: the way to the plans is there at once. */
function PlanLines() {
  const { data = [] } = usePlans({ withHidden: false })
  const shown = data.filter((plan) => plan.category === 'self' && isListed(plan))
  return (
    <ul className={classes.plans}>
      {shown.map((plan) => (
        <li key={plan.id}>
          <span>
            <strong>{t(plan.name)}</strong>
            <span className="note">{givesShown(plan)}</span>
          </span>
          <span className={classes.price}>{rupeesShown(priceWithTax(plan.price.amount))}</span>
        </li>
      ))}
    </ul>
  )
}

const givesShown = (plan: Plan): string =>
  t('{period}: {phones} phone numbers, {interests} interests', {
    period: validityShown(plan),
    phones: plan.phoneContacts,
    interests: plan.expressInterests,
  })
