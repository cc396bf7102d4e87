import { useParams } from 'react-router'
import { notePageStatus } from '../../platform/visit.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../ui/translation.ts'
import { usePlan } from '../calls.ts'
import { EarlierVersions } from './EarlierVersions.tsx'
import { PlanForm } from './PlanForm.tsx'

export const meta = () => pageMeta('Edit plan')

export default function EditPackagePage() {
  const { id } = useParams()
  const { data: plan, error, isFetching, refetch } = usePlan(Number(id))
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (plan === undefined) return <Skeleton height={640} card />
  if (plan === null || plan.replacedAt) return <NoLongerCurrent />
  return (
    <>
      <PageTitle
        title={t('Edit {name}', { name: plan.name })}
        lead={t('Saving creates a new version. Members who bought an earlier version keep its terms.')}
      />
      <PlanForm key={plan.id} plan={plan} />
      <EarlierVersions of={plan} />
    </>
  )
}

function NoLongerCurrent() {
  notePageStatus(404)
  return (
    <EmptyState
      isPage
      title={t('This plan is out of date')}
      message={t('Somebody may have changed it. See the current version in the price list.')}
      action={<ButtonLink to="/packages">{t('Membership plans')}</ButtonLink>}
    />
  )
}
