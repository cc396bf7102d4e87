import { activityKinds } from '@bnr/contract/activities/kinds'
import type { Activity } from '@bnr/contract/activities/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSetting } from '../../reference/calls.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { dateTimeText } from '../../ui/moments.ts'
import { type Translate, useTranslation } from '../../ui/translation.ts'
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
  const found = useActivities(asked)
  return (
    <div className={classes.rows} aria-busy={found.isFetching}>
      <PagedList
        found={found}
        page={asked.page}
        onPage={onPage}
        skeleton={
          <p role="status" className={classes.none}>
            {t('Loading…')}
          </p>
        }
        empty={<p className={classes.none}>{t('Nothing has happened yet.')}</p>}
      >
        {(activities) => (
          <DataTable
            caption={caption}
            captionHidden
            columns={columnsOf(asked.side, t)}
            rows={activities}
            rowKey={({ id }) => String(id)}
          />
        )}
      </PagedList>
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
