import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../ui/translation.ts'
import { useTopUps } from '../calls.ts'
import { PlanCard } from '../PlanCard.tsx'
import classes from '../PriceList.module.css'
import { PlanControls } from './PlanControls.tsx'

/** All top-ups, for staff who manage plans. Members see those on sale while their plan runs. */
export function StaffTopUps() {
  const { data, error, isFetching, refetch } = useTopUps({ withHidden: true })
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} card />
  if (data.length === 0)
    return (
      <EmptyState
        title={t('No top-ups yet')}
        message={t('Members can add contacts or interests to a running plan once you create one.')}
      />
    )
  return (
    <div className={classes.list}>
      <ul className={classes.cards}>
        {data.map((topUp) => (
          <li key={topUp.id}>
            <PlanCard plan={topUp} offer={undefined} isRecommended={false}>
              <PlanControls plan={topUp} />
            </PlanCard>
          </li>
        ))}
      </ul>
    </div>
  )
}
