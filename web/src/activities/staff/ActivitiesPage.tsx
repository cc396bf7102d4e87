import { activityCodes } from '@bnr/contract/activities/kinds'
import { equal } from '@bnr/contract/criteria'
import { Link } from 'react-router'
import { choiceFilter, searchFilter } from '../../backOffice/filters.tsx'
import { ListFilters } from '../../backOffice/ListFilters.tsx'
import { bnrIdError, bnrIdMessages } from '../../profiles/bnrIdRule.ts'
import { useFoundProfiles } from '../../profiles/calls.ts'
import { staffEntries } from '../../screens/staffEntries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { page, text, type Values } from '../../ui/list/address.ts'
import { useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { t } from '../../ui/translation.ts'
import classes from './ActivitiesPage.module.css'
import { ActivityRows, type ActivityRowsProps } from './ActivityRows.tsx'
import { KindField } from './KindField.tsx'
import { sideLabels, sides } from './sides.ts'

const entry = staffEntries['/ad/profile/activities']

const filters = {
  pid: searchFilter('BNR ID', (typed) => bnrIdError(typed, bnrIdMessages.staffLength)),
  side: choiceFilter('Show', sides, 'fromId', (side) => sideLabels[side]),
  kind: { ...text((code) => activityCodes.some((one) => one === code)), Field: KindField },
  page: page(),
}
type AddressValues = Values<typeof filters>

/** Activities by and towards a profile, found by BNR ID. */
export default function ActivitiesPage() {
  const [values, change, pageAddress] = useAddress(filters)
  return (
    <>
      <PageTitle title={t(entry.title)} />
      <ListFilters filters={filters} values={values} onChange={change} startsOpen={!values.pid} />
      {values.pid ? (
        <Activities
          values={values}
          pageAddress={pageAddress}
          onPage={(next, how) => change({ page: next }, how)}
        />
      ) : (
        <EmptyState title={t('Choose a member')} message={t(bnrIdMessages.empty)} />
      )}
    </>
  )
}

type ActivitiesProps = Pick<ActivityRowsProps, 'onPage' | 'pageAddress'> & { values: AddressValues }

/** Reads a search card instead of the profile, because a card contains no contact details. */
function Activities({ values: { pid, side, kind, page }, ...paging }: ActivitiesProps) {
  const { data, error, isFetching, refetch } = useFoundProfiles({
    query: { size: 1 },
    body: { criteria: equal({ pid }) },
  })
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  const [card] = data.results
  if (!card?.id) return <EmptyState title={t('No profile found for this BNR ID')} />
  const { bnrId = '', basic, status } = card
  return (
    <>
      <p className={classes.whose}>
        <Link to={`/profile/${bnrId}`}>{basic?.name}</Link>
        <span>{t('BNR ID {id}', { id: bnrId })}</span>
        {status && <StatusBadge status={status} />}
      </p>
      <ActivityRows
        {...paging}
        side={side}
        kind={kind}
        page={page}
        profileId={card.id}
        caption={t(entry.title)}
      />
    </>
  )
}
