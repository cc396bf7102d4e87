import { activityCodes } from '@bnr/contract/activities/kinds'
import { Link } from 'react-router'
import { bnrIdError, bnrIdMessages } from '../../profiles/bnrIdRule.ts'
import { useFoundProfiles } from '../../profiles/calls.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { oneOf, page, text, type Values } from '../../ui/list/address.ts'
import { ListSearch } from '../../ui/list/ListSearch.tsx'
import { useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './ActivitiesPage.module.css'
import { ActivityRows, type ActivityRowsProps } from './ActivityRows.tsx'
import { KindField } from './KindField.tsx'
import { type Side, sides } from './sides.ts'

export const meta = () => pageMeta('Profile Activities')

const address = {
  pid: text((typed) => bnrIdError(typed) === undefined),
  side: oneOf<Side>(['fromId', 'toId'], 'fromId'),
  kind: text((code) => activityCodes.some((one) => one === code)),
  page: page(),
}
type AddressValues = Values<typeof address>

/** Activities by and towards a profile, found by BNR ID. */
export default function ActivitiesPage() {
  const { t } = useTranslation()
  const [filters, change, pageAddress] = useAddress(address)
  return (
    <>
      <PageTitle title={t('Profile Activities')} />
      <div className={classes.filters}>
        <ListSearch
          key={filters.pid}
          label={t('BNR ID')}
          text={filters.pid}
          check={(typed) => bnrIdError(typed, bnrIdMessages.staffLength)}
          onSearch={(pid) => change({ pid })}
        />
        <ChoiceField
          label={t('Show')}
          choices={sides.map(([side, label]) => ({ value: side, label: t(label) }))}
          value={filters.side}
          onChange={(side) => change({ side })}
        />
        <KindField kind={filters.kind} onKind={(kind) => change({ kind })} />
      </div>
      {filters.pid ? (
        <Activities
          filters={filters}
          pageAddress={pageAddress}
          onPage={(next, how) => change({ page: next }, how)}
        />
      ) : (
        <EmptyState title={t('Choose a member')} message={t(bnrIdMessages.empty)} />
      )}
    </>
  )
}

type ActivitiesProps = Pick<ActivityRowsProps, 'onPage' | 'pageAddress'> & { filters: AddressValues }

/** Reads a search card instead of the profile, because a card contains no contact details. */
function Activities({ filters: { pid, side, kind, page }, ...paging }: ActivitiesProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useFoundProfiles({
    query: { size: 1 },
    body: { criteria: [{ key: 'pid', operation: 'eq', value: pid }] },
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
        caption={t('Profile Activities')}
      />
    </>
  )
}
