import type { StaffCard } from '@bnr/contract/profiles/card'
import { useDecision } from '../../platform/decisions.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './RowStatus.module.css'
import { subjectOf } from './transitionDecision.ts'
import { useDecidedStatus } from './useDecidedStatus.ts'

/** Takes the status from a decision, because the list is not read again after it. */
export function RowStatus({ profile }: { profile: StaffCard }) {
  const decided = useDecidedStatus(profile)
  const isOvertaken = useDecision(subjectOf(profile))?.state === 'overtaken'
  return (
    <span className={classes.status} data-waiting={profile.status === 'Ready' || undefined}>
      {/* The outcome of an overtaken decision quotes the server, which names the current status. */}
      {!isOvertaken && <StatusBadge status={decided ?? profile.status} />}
    </span>
  )
}
