import { indianDay } from '@bnr/contract/indianDay'
import type { MembershipBadge } from '@bnr/contract/memberships/badge'
import type { RunningMembership } from './current.ts'

/** What the card of a profile shows of its running membership today. */
export function badgeOf(held: RunningMembership | null, now: Date): { membership?: MembershipBadge } {
  if (!held) return {}
  const { tag, highlightDays, highlightUntil, goldTagged } = held
  const isHighlighted = highlightUntil !== null && indianDay(now) <= highlightUntil
  return {
    membership: { tag, ...(isHighlighted && { highlightDays }), ...(goldTagged && { goldTagged }) },
  }
}
