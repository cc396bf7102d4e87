import type { FollowUp } from '@bnr/contract/contactLog/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { useState } from 'react'
import { Link } from 'react-router'
import { mayDo, useSession } from '../accounts/session.ts'
import { ContactLine } from '../profiles/staff/ContactLine.tsx'
import { Button } from '../ui/Button.tsx'
import type { Ordering } from '../ui/list/order.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import { useTranslation } from '../ui/translation.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { dayAndTime, whatShown } from './ContactEntries.tsx'
import classes from './FollowUpsPage.module.css'

export interface FollowUpTableProps {
  followUps: readonly FollowUp[]
  /** Shows the owner of each follow-up, for lists of several people. */
  showsOwner: boolean
  ordering: Ordering
}

export function FollowUpTable({ followUps, showsOwner, ordering }: FollowUpTableProps) {
  const { t } = useTranslation()
  const owner: Column<FollowUp> = { key: 'owner', title: t('Assigned to'), cell: ({ owner }) => owner }
  const { user } = useSession()
  const [writing, setWriting] = useState<FollowUp>()
  const call: Column<FollowUp> = {
    key: 'call',
    title: t('Call'),
    always: true,
    cell: (followUp) => <LogCallButton {...followUp} onWrite={() => setWriting(followUp)} />,
  }
  const columns: Column<FollowUp>[] = [
    { key: 'day', title: t('Day'), cell: (followUp) => <Day followUp={followUp} /> },
    { key: 'who', title: t('Profile'), cell: (followUp) => <Who followUp={followUp} /> },
    { key: 'status', title: t('Status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'last', title: t('Notes'), cell: (followUp) => <LastNote followUp={followUp} /> },
    ...(showsOwner ? [owner] : []),
    ...(mayDo(user, 'contactLog.write') ? [call] : []),
  ]
  return (
    <>
      <OwnTable
        name="follow-ups"
        caption={t('Follow-ups')}
        columns={columns}
        rows={followUps}
        sorting={{ column: 'day', ...ordering }}
        rowKey={({ id }) => String(id)}
      />
      {writing && <ContactDialog profile={profileOf(writing)} onClose={() => setWriting(undefined)} />}
    </>
  )
}

/** The part of the profile that a follow-up contains. */
const profileOf = ({ profileId: id, name, status, maskedPhone }: FollowUp) => ({
  id,
  status,
  maskedPhone,
  basic: { name },
})

function LogCallButton({ name, onWrite }: Pick<FollowUp, 'name'> & { onWrite: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="quiet"
      className={classes.write}
      aria-label={t('Log a call with {name}', { name })}
      onClick={onWrite}
    >
      {t('Log a call')}
    </Button>
  )
}

function Day({ followUp: { followUpOn, followUpAt } }: { followUp: FollowUp }) {
  const { t } = useTranslation()
  const today = indianDay(new Date())
  const shown = dayAndTime(followUpOn, followUpAt)
  if (followUpOn === today)
    return followUpAt ? t('Today, {time}', { time: shown.split(', ').at(-1) ?? '' }) : t('Today')
  return <span className={followUpOn < today ? classes.overdue : undefined}>{shown}</span>
}

function Who({ followUp }: { followUp: FollowUp }) {
  const { t } = useTranslation()
  const { bnrId, name } = followUp
  return (
    <div>
      <Link to={`/profile/${bnrId}`}>{name}</Link>
      <p>{t('BNR ID {id}', { id: bnrId })}</p>
      <p>
        <ContactLine profile={profileOf(followUp)} />
      </p>
    </div>
  )
}

function LastNote({ followUp }: { followUp: FollowUp }) {
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
