import type { FollowUp } from '@bnr/contract/contactLog/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { dayShown } from '@bnr/contract/profiles/facts/shown'
import { Link } from 'react-router'
import type { Ordering } from '../ui/list/order.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import { useTranslation } from '../ui/translation.ts'
import { whatShown } from './ContactEntries.tsx'
import classes from './FollowUpsPage.module.css'

export interface FollowUpTableProps {
  followUps: readonly FollowUp[]
  /** Whose they are, where they are not all of one. */
  showsOwner: boolean
  ordering: Ordering
}

export function FollowUpTable({ followUps, showsOwner, ordering }: FollowUpTableProps) {
  const { t } = useTranslation()
  const owner: Column<FollowUp> = { key: 'owner', title: t('Whose'), cell: ({ owner }) => owner }
  const columns: Column<FollowUp>[] = [
    { key: 'day', title: t('Day'), cell: ({ followUpOn }) => <Day day={followUpOn} /> },
    { key: 'who', title: t('Profile'), cell: (followUp) => <Who {...followUp} /> },
    { key: 'status', title: t('Status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'last', title: t('What was written'), cell: (followUp) => <Written followUp={followUp} /> },
    ...(showsOwner ? [owner] : []),
  ]
  return (
    <OwnTable
      name="follow-ups"
      caption={t('Follow-ups')}
      columns={columns}
      rows={followUps}
      sorting={{ column: 'day', ...ordering }}
      rowKey={({ id }) => String(id)}
    />
  )
}

function Day({ day }: { day: string }) {
  const { t } = useTranslation()
  if (day === indianDay(new Date())) return t('Today')
  return <span className={classes.overdue}>{dayShown(day)}</span>
}

function Who({ bnrId, name }: Pick<FollowUp, 'bnrId' | 'name'>) {
  const { t } = useTranslation()
  return (
    <div>
      <Link to={`/profile/${bnrId}`}>{name}</Link>
      <p>{t('BNR ID {id}', { id: bnrId })}</p>
    </div>
  )
}

function Written({ followUp }: { followUp: FollowUp }) {
  const { t } = useTranslation()
  return (
    <div>
      <p>{whatShown(followUp, t)}</p>
      {followUp.by !== followUp.owner && (
        <p className={classes.note}>{t('By {name}', { name: followUp.by })}</p>
      )}
      {followUp.note && <p className={classes.note}>{followUp.note}</p>}
    </div>
  )
}
