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
  kind: oneOf(['', ...activityCodes], ''),
  page: page(),
}
type AddressValues = Values<typeof address>

/** What a profile did and what was done to it, by BNR ID. */
export default function ActivitiesPage() {
  const { t } = useTranslation()
  const [asked, change, pageAddress] = useAddress(address)
  return (
    <>
      <PageTitle title={t('Profile Activities')} />
      <div className={classes.filters}>
        <ListSearch
          key={asked.pid}
          label={t('BNR ID')}
          text={asked.pid}
          check={(typed) => bnrIdError(typed, bnrIdMessages.staffLength)}
          onSearch={(pid) => change({ pid })}
        />
        <ChoiceField
          label={t('Show')}
          choices={sides.map(([side, label]) => ({ value: side, label: t(label) }))}
          value={asked.side}
          onChange={(side) => change({ side: side as Side })}
        />
        <KindField kind={asked.kind} onKind={(kind) => change({ kind: kind as AddressValues['kind'] })} />
      </div>
      {asked.pid ? (
        <Activities
          asked={asked}
          pageAddress={pageAddress}
          onPage={(next, how) => change({ page: next }, how)}
        />
      ) : (
        <EmptyState title={t('Choose a member')} message={t(bnrIdMessages.empty)} />
      )}
    </>
  )
}

type ActivitiesProps = Pick<ActivityRowsProps, 'onPage' | 'pageAddress'> & { asked: AddressValues }

/** By the card of a list: how a family is reached is no part of it. */
function Activities({ asked: { pid, side, kind, page }, ...turning }: ActivitiesProps) {
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
        {...{ side, kind, page, ...turning }}
        profileId={card.id}
        caption={t('Profile Activities')}
      />
    </>
  )
}
