import type { StaffCard } from '@bnr/contract/profiles/card'
import { Link } from 'react-router'
import { type Decision, useDecision } from '../../platform/decisions.ts'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { subjectOf } from '../staff/transitionDecision.ts'
import classes from './outcomeColumn.module.css'
import { type StatusAction, statusActions } from './statusActions.ts'
import { assignmentOf } from './useAssignment.ts'

/** What became of the actions for the ticked rows. */
export const outcomeColumn = (invoiced: ReadonlySet<number>): Column<StaffCard> => ({
  key: 'outcome',
  title: 'Outcome',
  always: true,
  cell: (profile) => <RowOutcome profile={profile} isInvoiced={invoiced.has(profile.id)} />,
})

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
