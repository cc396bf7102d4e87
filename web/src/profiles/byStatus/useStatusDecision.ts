import type { StaffCard } from '@bnr/contract/profiles/card'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { profileMachine, type TransitionName } from '@bnr/contract/profiles/transitions'
import { useQueryClient } from '@tanstack/react-query'
import { callBeforeLeaving } from '../../platform/call.ts'
import { decide } from '../../platform/decisions.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import type { Reason } from '../../ui/decisions/ReasonDialog.tsx'
import { subjectOf } from '../staff/transitionDecision.ts'
import { type StatusAction, wayOf } from './statusActions.ts'

/** Takes a profile through the transitions of an action after the time to undo it. Its row shows the outcome. */
export function useStatusDecision() {
  const client = useQueryClient()

  /** Completed transitions stay, so a retry continues from there. */
  async function send(id: number, left: TransitionName[], explanation: Reason, atOnce: boolean) {
    let reply = { message: '' }
    for (let [name] = left; name; [name] = left) {
      reply = await callBeforeLeaving(atOnce)(transitionProfile[name], { params: { id }, body: explanation })
      left.shift()
    }
    void client.invalidateQueries({ queryKey: profilesKey })
    return reply
  }

  return (profile: StaffCard, action: StatusAction, explanation: Reason) => {
    const left = [...(wayOf(action, profile) ?? [])]
    const last = left.at(-1)
    decide({
      subject: subjectOf(profile),
      action,
      reason: explanation.reason,
      leadsTo: last && profileMachine.actions[last].to,
      send: (atOnce) => send(profile.id, left, explanation, atOnce),
    })
  }
}
