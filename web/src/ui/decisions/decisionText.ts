import { type Decision, isRefused } from '../../platform/decisions.ts'
import { t } from '../translation.ts'

/** Returns the outcome of a decision, e.g. 'Rejected: No full name', or why it failed. */
export function decisionText(decision: Decision, outcomeOf: (decision: Decision) => string): string {
  if (isRefused(decision)) return t(decision.message ?? 'Something went wrong. Please try again')
  const outcome = t(outcomeOf(decision))
  return decision.reason ? t('{outcome}: {reason}', { outcome, reason: decision.reason }) : outcome
}
