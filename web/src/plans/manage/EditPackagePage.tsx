import { rupeesShown } from '@bnr/contract/money'
import type { Plan } from '@bnr/contract/plans/schemas'
import { useParams } from 'react-router'
import { validityShown } from '../../memberships/shown.ts'
import { useIsShown } from '../../platform/useIsShown.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { momentShown } from '../../ui/moments.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { usePlan, usePlanVersions } from '../calls.ts'
import classes from './EditPackagePage.module.css'
import { PlanForm } from './PlanForm.tsx'

export const meta = () => pageMeta('Edit plan')

export default function EditPackagePage() {
  const { id } = useParams()
  const isOnPage = useIsShown()
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
      <PlanForm key={plan.id} plan={plan} isOnPage={isOnPage} />
      <EarlierVersions of={plan} />
    </>
  )
}

function NoLongerCurrent() {
  return (
    <EmptyState
      isMissing
      title={t('This plan is out of date')}
      message={t('Somebody may have changed it. See the current version in the price list.')}
      action={<ButtonLink to="/packages">{t('Membership plans')}</ButtonLink>}
    />
  )
}

/** Versions that members bought before the plan changed. */
function EarlierVersions({ of: { lineage } }: { of: Plan }) {
  const { data = [] } = usePlanVersions(lineage)
  const earlier = data.filter(({ replacedAt }) => replacedAt).reverse()
  if (earlier.length === 0) return null
  const columns: Column<Plan>[] = [
    { key: 'until', title: 'Sold until', cell: (plan) => momentShown(plan.replacedAt ?? '') },
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    { key: 'price', title: 'Price before GST', cell: ({ price }) => rupeesShown(price.amount) },
    { key: 'validity', title: 'Validity', cell: (plan) => validityShown(plan) },
    { key: 'contacts', title: 'Contacts', cell: ({ phoneContacts }) => phoneContacts },
    { key: 'interests', title: 'Express interest', cell: ({ expressInterests }) => expressInterests },
  ]
  return (
    <Section title={t('Earlier versions')} className={classes.earlier}>
      <DataTable
        caption={t('Earlier versions')}
        columns={columns}
        rows={earlier}
        rowKey={({ id }) => String(id)}
      />
    </Section>
  )
}
