import { searchActivities } from '@bnr/contract/activities/endpoints'
import { activityKinds } from '@bnr/contract/activities/kinds'
import type { Activity } from '@bnr/contract/activities/schemas'
import { equal } from '@bnr/contract/criteria'
import { Link } from 'react-router'
import { profilesKey } from '../../platform/queryClient.ts'
import { useListReading } from '../../platform/useListReading.ts'
import { PagedList, type PagedListProps } from '../../ui/list/PagedList.tsx'
import { activityMomentShown } from '../../ui/moments.ts'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { t } from '../../ui/translation.ts'
import classes from './StaffActivities.module.css'
import type { Side } from './sides.ts'

export interface ActivityRowsProps
  extends ActivityQuery,
    Pick<PagedListProps<Activity>, 'onPage' | 'pageAddress'> {
  caption: string
}

/** One page of activities by or towards a profile. */
export function ActivityRows({ caption, onPage, pageAddress, ...query }: ActivityRowsProps) {
  const found = useActivities(query)
  return (
    <div className={classes.rows} aria-busy={found.isFetching}>
      <PagedList
        found={found}
        page={query.page}
        onPage={onPage}
        pageAddress={pageAddress}
        skeleton={
          <p role="status" className={classes.none}>
            {t('Loading…')}
          </p>
        }
        empty={<p className={classes.none}>{t('No activity yet.')}</p>}
      >
        {(activities) => (
          <OwnTable
            name="activities"
            caption={caption}
            columns={columnsOf(query.side)}
            rows={activities}
            rowKey={({ id }) => String(id)}
          />
        )}
      </PagedList>
    </div>
  )
}

const labels = new Map<string, string>(Object.values(activityKinds).map(({ code, label }) => [code, label]))

/** Rows show the other profile, because the page already names this one. */
function columnsOf(side: Side) {
  const other = ({ target, from }: Activity) => (side === 'fromId' ? target : from)
  return [
    { key: 'at', title: 'When', cell: ({ at }: Activity) => activityMomentShown(at) },
    { key: 'kind', title: 'Activity', cell: ({ kind }: Activity) => t(labels.get(kind) ?? kind) },
    {
      key: 'id',
      title: 'BNR ID',
      cell: (row: Activity) => <Link to={`/profile/${other(row).bnrId}`}>{other(row).bnrId}</Link>,
    },
    { key: 'name', title: 'Name', cell: (row: Activity) => other(row).name },
  ]
}

interface ActivityQuery {
  side: Side
  profileId: number
  /** Code of an activity; empty for all. */
  kind: string
  page: number
}

const useActivities = ({ side, profileId, kind, page }: ActivityQuery) =>
  useListReading(profilesKey, searchActivities, {
    query: { page },
    body: { criteria: equal({ [side]: profileId, at: kind || undefined }) },
  })
