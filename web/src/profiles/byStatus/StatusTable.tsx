import type { StaffCard } from '@bnr/contract/profiles/card'
import { Link } from 'react-router'
import { type Decision, useDecision } from '../../platform/decisions.ts'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import type { Ordering } from '../../ui/list/order.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { t } from '../../ui/translation.ts'
import { profileColumns } from '../staff/profileColumns.tsx'
import { subjectOf } from '../staff/transitionDecision.ts'
import { OutcomeSummary } from './OutcomeSummary.tsx'
import classes from './StatusTable.module.css'
import { type StatusAction, statusActions } from './statusActions.ts'
import { assignmentOf } from './useAssignment.ts'

export interface StatusTableProps {
  profiles: readonly StaffCard[]
  ordering: Ordering
  ticked: ReadonlySet<number>
  invoiced: ReadonlySet<number>
  onTick: (id: number, isTicked: boolean) => void
}

export function StatusTable({ profiles, ordering, ...settings }: StatusTableProps) {
  return (
    <OwnTable
      name="profiles-by-status"
      caption={t('Profiles')}
      columns={columnsOf(settings)}
      rows={profiles}
      summary={<OutcomeSummary profiles={profiles} />}
      sorting={ordering}
      rowKey={({ id }) => String(id)}
    />
  )
}

type StatusTableSettings = Omit<StatusTableProps, 'profiles' | 'ordering'>

const columnsOf = ({ ticked, invoiced, onTick }: StatusTableSettings): Column<StaffCard>[] => [
  {
    key: 'who',
    title: 'Profile',
    cell: ({ id, bnrId = '', basic }) => (
      <CheckField
        label={basic?.name ?? bnrId}
        description={t('BNR ID {id}', { id: bnrId })}
        checked={ticked.has(id)}
        onChange={(isTicked) => onTick(id, isTicked)}
      />
    ),
  },
  ...profileColumns,
  { key: 'open', title: 'Profile page', cell: (profile) => <ProfileLink profile={profile} /> },
  {
    key: 'outcome',
    title: 'Outcome',
    always: true,
    cell: (profile) => <RowOutcome profile={profile} isInvoiced={invoiced.has(profile.id)} />,
  },
]

function ProfileLink({ profile: { bnrId = '', basic } }: { profile: StaffCard }) {
  return (
    <Link
      to={`/profile/${bnrId}`}
      target="_blank"
      rel="noopener"
      aria-label={t('View Profile of {name}', { name: basic?.name ?? bnrId })}
    >
      {t('View Profile')}
    </Link>
  )
}

function RowOutcome({ profile, isInvoiced }: { profile: StaffCard; isInvoiced: boolean }) {
  return (
    <div className={classes.outcome}>
      <Decided subject={subjectOf(profile)} profile={profile} outcomeOf={statusOutcome} />
      <Decided subject={assignmentOf(profile)} profile={profile} outcomeOf={() => 'Assigned'} />
      {isInvoiced && <InvoiceWay profile={profile} />}
    </div>
  )
}

const statusOutcome = ({ action }: Decision) => statusActions[action as StatusAction].outcome

interface DecidedProps {
  subject: string
  profile: StaffCard
  outcomeOf: (decision: Decision) => string
}

function Decided({ subject, profile, outcomeOf }: DecidedProps) {
  if (!useDecision(subject)) return null
  return (
    <DecisionPlace subject={subject} name={profile.basic?.name ?? ''} outcomeOf={outcomeOf}>
      {null}
    </DecisionPlace>
  )
}

/** Links to the invoice form, unless the member already has a paid plan. */
function InvoiceWay({ profile: { bnrId = '', basic, paid } }: { profile: StaffCard }) {
  if (paid) return <p>{t('Already has a paid plan')}</p>
  return (
    <Link
      to={`/invoice/generate?pid=${bnrId}`}
      target="_blank"
      rel="noopener"
      aria-label={t('Generate invoice for {name}', { name: basic?.name ?? '' })}
    >
      {t('Generate invoice')}
    </Link>
  )
}
