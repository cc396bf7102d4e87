import { expiryShown } from '@bnr/contract/dates'
import { type CurrentMembership, freeMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import type { Offer } from '@bnr/contract/offers/schemas'
import { type Plan, type PlanCategory, planCategories } from '@bnr/contract/plans/schemas'
import { isStaff, mayDo, useSession } from '../accounts/session.ts'
import { carryOver } from '../memberships/shown.ts'
import { useOffers } from '../offers/calls.ts'
import { offerOf } from '../offers/offerOf.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { dayShown } from '../ui/moments.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { addressOf } from './CategoryTabs.tsx'
import { Comparison } from './Comparison.tsx'
import { useFreeInterests, usePlans } from './calls.ts'
import { PlanControls } from './manage/PlanControls.tsx'
import { canBuy, PlanAction } from './PlanAction.tsx'
import { PlanCard } from './PlanCard.tsx'
import classes from './PriceList.module.css'
import { isForAYear, isListed } from './planFacts.ts'
import { TopUpOffer } from './TopUpOffer.tsx'
import { type PurchaseBasis, usePurchaseBasis } from './usePurchaseBasis.ts'

/** The plans of a category, with the buttons for this person. */
export function PriceList({ category }: { category: PlanCategory }) {
  const { user } = useSession()
  const manages = mayDo(user, 'plans.manage')
  const found = usePlans({ withHidden: manages })
  const freeInterests = useFreeInterests({ withHidden: manages })
  const own = usePurchaseBasis()
  const offers = useOffers({ enabled: own.isMember })
  const error = found.data ? own.error : found.error
  if (error) {
    const retry = () => void Promise.all([found.refetch(), own.refetch()])
    return <ErrorState message={error.message} busy={found.isFetching} onRetry={retry} />
  }
  if (!found.data || offers.isLoading || (own.isMember && !own.basis)) return <ListSkeleton />
  const listed = found.data.filter((plan) => manages || isListed(plan))
  const plans = listed.filter((plan) => plan.category === category)
  if (plans.length === 0) return <NoPlans elsewhere={listed[0]?.category} />
  const running = offers.data?.results ?? []
  return (
    <div className={classes.list}>
      {!isStaff(user) && <BaseMembership membership={own.basis?.membership} freeInterests={freeInterests} />}
      <Cards plans={plans} offers={running} basis={own.basis} />
      {own.basis && <TopUpOffer membership={own.basis.membership} />}
      <Comparison
        plans={plans.filter((plan) => !plan.hidden && isListed(plan))}
        offers={running}
        freeInterests={freeInterests}
      />
    </div>
  )
}

interface CardsProps {
  plans: readonly Plan[]
  offers: readonly Offer[]
  basis: PurchaseBasis | undefined
}

function Cards({ plans, offers, basis }: CardsProps) {
  const { user } = useSession()
  const prominentPlan = plans.find((plan) => isForAYear(plan) && !plan.hidden && canBuy(plan, basis))
  return (
    <ul className={classes.cards}>
      {plans.map((plan) => {
        const offer = offerOf(plan, offers)
        return (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              offer={offer}
              upgrade={basis?.upgrades.find(({ planId }) => planId === plan.id)}
              isRecommended={plan === prominentPlan}
            >
              {isStaff(user) ? (
                <PlanControls plan={plan} />
              ) : (
                <PlanAction plan={plan} offer={offer} basis={basis} isProminent={plan === prominentPlan} />
              )}
            </PlanCard>
          </li>
        )
      })}
    </ul>
  )
}

/** Links to another category with plans, or to the contact page when nothing is sold. */
function NoPlans({ elsewhere }: { elsewhere: PlanCategory | undefined }) {
  if (!elsewhere)
    return (
      <EmptyState
        title={t('No plans at the moment')}
        message={t('Call us to find out what we can do for your family.')}
        action={<ButtonLink to="/contact-us">{t('Contact us')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('No plans of this kind at the moment')}
      message={t('See the other plans.')}
      action={
        <ButtonLink to={addressOf(elsewhere)}>
          {t('See {kind}', { kind: t(planCategories[elsewhere].tab) })}
        </ButtonLink>
      }
    />
  )
}

function ListSkeleton() {
  return (
    <Skeleton>
      <div className={`${classes.cards} ${classes.skeleton}`}>
        <div />
        <div />
        <div />
      </div>
    </Skeleton>
  )
}

interface BaseProps {
  membership: CurrentMembership | undefined
  freeInterests: number
}

/** The membership to compare plans with: the member's own, or the free one. */
function BaseMembership({ membership, freeInterests }: BaseProps) {
  return (
    <Surface compact className={classes.base}>
      <p className={classes.name}>{t(membership?.planName ?? freeMembership)}</p>
      {membership && isPaidMembership(membership) ? (
        <PaidMembershipText membership={membership} />
      ) : (
        <FreeText count={freeInterests} isEntitled={membership?.freeInterests !== undefined} />
      )}
    </Surface>
  )
}

/** What is free, and what a profile needs before it can express interests. */
function FreeText({ count, isEntitled }: { count: number; isEntitled: boolean }) {
  if (count === 0)
    return (
      <p>{t('Search, look at profiles, ignore some, and answer interests. Free for as long as you want.')}</p>
    )
  return (
    <p>
      {freeShown(count)}{' '}
      {!isEntitled && t('For interests, your profile must be complete, verified and approved.')}
    </p>
  )
}

const freeShown = (count: number): string =>
  count === 1
    ? t(
        'Search, look at profiles, ignore some, answer interests, and express 1 interest a month. Free for as long as you want.',
      )
    : t(
        'Search, look at profiles, ignore some, answer interests, and express {count} interests a month. Free for as long as you want.',
        { count },
      )

function PaidMembershipText({ membership: { expiresOn, renewsOn } }: { membership: CurrentMembership }) {
  return (
    <p>
      {expiresOn && t('Your membership, until {day}.', { day: expiryShown(expiresOn) })}{' '}
      {renewsOn && t('The renewal starts on {day}.', { day: dayShown(renewsOn) })} {t(carryOver)}
    </p>
  )
}
