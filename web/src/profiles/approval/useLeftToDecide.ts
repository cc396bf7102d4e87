import type { StaffCard } from '@bnr/contract/profiles/card'
import { useDecisions } from '../../platform/decisions.ts'
import { subjectOf } from '../staff/moveDecision.ts'

/** How many are still in the status: every decision takes its profile out of it. */
export function useLeftToDecide(found: { results: readonly StaffCard[]; total: number } | undefined) {
  const decisions = useDecisions()
  if (!found) return undefined
  const subjects = new Set(found.results.map(subjectOf))
  const decided = decisions.filter(({ subject, state }) => state !== 'failed' && subjects.has(subject))
  return found.total - decided.length
}
