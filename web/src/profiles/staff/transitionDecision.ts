import type { StaffCard } from '@bnr/contract/profiles/card'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { profileMachine, type TransitionName } from '@bnr/contract/profiles/transitions'
import { callBeforeLeaving } from '../../platform/call.ts'
import { type Decision, decide } from '../../platform/decisions.ts'
import type { Reason } from '../../ui/decisions/ReasonDialog.tsx'
import { useReporting } from '../../ui/decisions/useReporting.ts'

/** Contains the status, because a profile with another status needs a new decision. */
export const subjectOf = ({ id, status }: Pick<StaffCard, 'id' | 'status'>) => `profile ${id} ${status}`

const outcomes: Record<TransitionName, string> = {
  ready: 'Sent for review',
  approve: 'Approved',
  reject: 'Rejected',
  delete: 'Deleted',
  deactivate: 'Deactivated',
  settle: 'Settled',
}

export const outcomeOf = ({ action }: Decision) => outcomes[action as TransitionName]

/** Changes a profile's status after the time to undo it, then reloads everything that shows it. */
export function useTransitionDecision(profile: StaffCard) {
  const report = useReporting()
  const { id, basic } = profile

  function send(name: TransitionName, explanation: Reason, atOnce: boolean) {
    const sent = callBeforeLeaving(atOnce)(transitionProfile[name], { params: { id }, body: explanation })
    return report(sent, basic?.name ?? '')
  }

  return (name: TransitionName, explanation: Reason = {}) =>
    decide({
      subject: subjectOf(profile),
      action: name,
      reason: explanation.reason,
      leadsTo: profileMachine.actions[name].to,
      send: (atOnce) => send(name, explanation, atOnce),
    })
}
