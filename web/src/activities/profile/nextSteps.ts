import { type ActivityTarget, interestBetween } from '../target.ts'

/** What the bar of a profile offers first. */
export type Step = 'like' | 'answer' | 'phone' | 'message'
export type PairState = 'nothing' | 'sent' | 'declinedMine' | 'received' | 'declinedTheirs' | 'mutual'

/** The one next step of a member towards another, by what is between them. Everything else is in the menu. */
export const nextSteps: Record<PairState, Step | undefined> = {
  nothing: 'like',
  sent: 'phone',
  declinedMine: undefined,
  received: 'answer',
  declinedTheirs: 'answer',
  mutual: 'message',
}

export function pairState(target: ActivityTarget): PairState {
  const interest = interestBetween(target)
  if (!interest) return 'nothing'
  if (interest.side === 'mutual') return 'mutual'
  const isDeclined = interest.state === 'Declined'
  if (interest.side === 'sent') return isDeclined ? 'declinedMine' : 'sent'
  return isDeclined ? 'declinedTheirs' : 'received'
}
