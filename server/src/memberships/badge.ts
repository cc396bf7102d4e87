import { indianDay } from '@bnr/contract/indianDay'
import type { MembershipBadge } from '@bnr/contract/memberships/badge'
import type { RunningMembership } from './current.ts'

export function badgeOf(running: RunningMembership | null, now: Date): { membership?: MembershipBadge } {
  if (!running) return {}
  const { tag, highlightDays, highlightUntil, goldTagged } = running
  const isHighlighted = highlightUntil !== null && indianDay(now) <= highlightUntil
  return {
    membership: { tag, ...(isHighlighted && { highlightDays }), ...(goldTagged && { goldTagged }) },
  }
}
