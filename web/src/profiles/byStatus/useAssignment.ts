import { adminCalls, adminFields } from '@bnr/contract/profiles/admin'
import type { Assignment } from '@bnr/contract/profiles/assignment'
import type { StaffCard } from '@bnr/contract/profiles/card'
import { useQueryClient } from '@tanstack/react-query'
import { callBeforeLeaving } from '../../platform/call.ts'
import { decide, forgetDecisions, withdraw } from '../../platform/decisions.ts'
import { profilesKey } from '../../platform/queryClient.ts'

export const assignmentOf = ({ id }: Pick<StaffCard, 'id'>) => `assignment ${id}`

/** Account ids by assignment; missing assignments stay as they are. */
export type Assigned = Partial<Record<Assignment, string>>

/** The last assignment of each subject, which is sent with a later one if it is still waiting then. */
const lastOf = new Map<string, Assigned>()

/** Assigns a profile after the time to undo it. A new assignment replaces the outcome of an earlier one. */
export function useAssignment() {
  const client = useQueryClient()

  async function send(id: number, assigned: Assigned, atOnce: boolean) {
    let reply = { message: '' }
    for (const [assignment, staffId] of Object.entries(assigned) as [Assignment, string][]) {
      const query = { [adminFields[assignment].key]: staffId }
      reply = await callBeforeLeaving(atOnce)(adminCalls[assignment], { params: { id }, query })
    }
    void client.invalidateQueries({ queryKey: profilesKey })
    return reply
  }

  return (profile: StaffCard, assigned: Assigned) => {
    const subject = assignmentOf(profile)
    const all = { ...(withdraw(subject) && lastOf.get(subject)), ...assigned }
    lastOf.set(subject, all)
    forgetDecisions(subject)
    decide({ subject, action: 'assign', send: (atOnce) => send(profile.id, all, atOnce) })
  }
}
