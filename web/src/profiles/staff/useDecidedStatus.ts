import type { StaffCard } from '@bnr/contract/profiles/card'
import { type ProfileStatus, profileStatuses } from '@bnr/contract/profiles/transitions'
import { isRefused, useDecision } from '../../platform/decisions.ts'
import { subjectOf } from './transitionDecision.ts'

/**
 * Returns the status that this person's decision gives the profile; undefined without one, or if the server refused
 * it.
 */
export function useDecidedStatus(profile: StaffCard): ProfileStatus | undefined {
  const decision = useDecision(subjectOf(profile))
  if (!decision || isRefused(decision)) return undefined
  return profileStatuses.find((status) => status === decision.leadsTo)
}
