import { activityKinds } from '@bnr/contract/activities/kinds'
import type { Activity } from '@bnr/contract/activities/schemas'
import { pageSize } from '@bnr/contract/pageSizes'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSetting } from '../../../reference/calls.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { dateTimeText } from '../../../ui/moments.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { type Translate, useTranslation } from '../../../ui/translation.ts'
import { type Side, useActivities } from './calls.ts'
import classes from './StaffActivities.module.css'

export interface ActivityTableProps {
  side: Side
  profileId: number
  caption: string
}

/** One page of activities of one kind, or of all. */
export function ActivityTable({ side, profileId, caption }: ActivityTableProps) {
  const { t } = useTranslation()
  const [{ kind, page }, setAsked] = useState({ kind: '', page: 0 })
  const { choices } = useSetting('actionTypes')
  return (
    <>
      <div className={classes.filter}>
        <ChoiceField
          label={t('Activity type')}
          choices={choices}
          placeholder={t('All')}
          value={kind}
          onChange={(next) => setAsked({ kind: next, page: 0 })}
        />
      </div>
      <Rows {...{ side, profileId, kind, page, caption }} onPage={(next) => setAsked({ kind, page: next })} />
    </>
  )
}

type RowsProps = ActivityTableProps & { kind: string; page: number; onPage: (page: number) => void }

function Rows({ caption, onPage, ...asked }: RowsProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useActivities(asked)
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <p role="status" className={classes.none}>
        {t('Loading…')}
      </p>
    )
  }
  return (
    <div className={classes.rows} aria-busy={isFetching}>
      <DataTable
        caption={caption}
        captionHidden
        columns={columnsOf(asked.side, t)}
        rows={data.results}
        rowKey={({ id }) => String(id)}
        empty={<p className={classes.none}>{t('Nothing has happened yet.')}</p>}
      />
      <Pagination total={data.total} pageSize={pageSize} page={asked.page} onChange={onPage} />
    </div>
  )
}

const labels = new Map<string, string>(Object.values(activityKinds).map(({ code, label }) => [code, label]))

/** The other profile of each row: this one is the page's own. */
function columnsOf(side: Side, t: Translate) {
  const other = ({ target, from }: Activity) => (side === 'fromId' ? target : from)
  return [
    { key: 'at', title: t('When'), cell: ({ at }: Activity) => dateTimeText(at) },
    { key: 'kind', title: t('Activity'), cell: ({ kind }: Activity) => t(labels.get(kind) ?? kind) },
    {
      key: 'id',
      title: t('BNR ID'),
      cell: (row: Activity) => <Link to={`/profile/${other(row).bnrId}`}>{other(row).bnrId}</Link>,
    },
    { key: 'name', title: t('Name'), cell: (row: Activity) => other(row).name },
  ]
}
