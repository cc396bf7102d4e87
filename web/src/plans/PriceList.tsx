import type { Plan, PlanCategory } from '@bnr/contract/plans/schemas'
import { isStaff, mayDo, useSession } from '../accounts/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import { BaseMembership } from './BaseMembership.tsx'
import { Comparison } from './Comparison.tsx'
import { usePlans } from './calls.ts'
import { PlanControls } from './manage/PlanControls.tsx'
import { canBuy, PlanAction } from './PlanAction.tsx'
import { PlanCard } from './PlanCard.tsx'
import classes from './PriceList.module.css'
import { isListed, isRecommended } from './planFacts.ts'
import { type OwnStanding, useOwnStanding } from './useOwnStanding.ts'

/** The plans of a category: what each gives and costs, and what it is to whoever looks. */
export function PriceList({ category }: { category: PlanCategory }) {
  const { user } = useSession()
  const manages = mayDo(user, 'plans.manage')
  const found = usePlans({ withHidden: manages })
  const own = useOwnStanding()
  const error = found.data ? own.error : found.error
  if (error) {
    const retry = () => void Promise.all([found.refetch(), own.refetch()])
    return <ErrorState message={error.message} busy={found.isFetching} onRetry={retry} />
  }
  if (!found.data || (own.isMember && !own.standing)) return <ListSkeleton />
  const plans = found.data.filter((plan) => plan.category === category && (manages || isListed(plan)))
  if (plans.length === 0) return <NoPlans />
  return (
    <div className={classes.list}>
      {!isStaff(user) && <BaseMembership held={own.standing?.held} />}
      <Cards plans={plans} standing={own.standing} />
      <Comparison plans={plans.filter(({ hidden }) => !hidden)} />
    </div>
  )
}

function Cards({ plans, standing }: { plans: readonly Plan[]; standing: OwnStanding | undefined }) {
  const { user } = useSession()
  const leading = plans.find((plan) => isRecommended(plan) && canBuy(plan, standing))
  return (
    <ul className={classes.cards}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan}>
            {isStaff(user) ? (
              <PlanControls plan={plan} />
            ) : (
              <PlanAction plan={plan} standing={standing} leads={plan === leading} />
            )}
          </PlanCard>
        </li>
      ))}
    </ul>
  )
}

function NoPlans() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('No plans here at present')}
      message={t('Call us, and we will tell you what we can do for your family.')}
      action={<ButtonLink to="/contact-us">{t('Contact us')}</ButtonLink>}
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
