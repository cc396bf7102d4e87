import type { StaffCard } from '@bnr/contract/profiles/card'
import { useDecision } from '../../platform/decisions.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { subjectOf } from './transitionDecision.ts'
import { useDecidedStatus } from './useDecidedStatus.ts'

/** The list is not read again after a decision, so the row takes its status from the decision. */
export function RowStatus({ profile }: { profile: StaffCard }) {
  const decided = useDecidedStatus(profile)
  const isOvertaken = useDecision(subjectOf(profile))?.state === 'overtaken'
  // The outcome of the row quotes the server, which names the present status.
  if (isOvertaken) return null
  return <StatusBadge status={decided ?? profile.status} />
}
