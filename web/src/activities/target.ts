import type { InterestState } from '@bnr/contract/activities/interests'
import { type ActivityVerb, activityKinds } from '@bnr/contract/activities/kinds'
import type { Activity } from '@bnr/contract/activities/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'

/** What the buttons need to know of a profile: any profile the server sent will do. */
export type ActionTarget = Pick<Profile, 'id' | 'bnrId' | 'basic' | 'activities'>

export const nameOf = ({ basic, bnrId = '' }: ActionTarget): string => basic?.name ?? bnrId

/** What the viewer did to it, if she did. */
export function ownDeed(target: ActionTarget, verb: ActivityVerb): Activity | undefined {
  const { code } = activityKinds[verb]
  return target.activities?.find(({ kind, from }) => kind === code && from.id !== target.id)
}

/** The interest that it expressed in the viewer. */
export function receivedInterest(target: ActionTarget): Activity | undefined {
  return target.activities?.find(
    ({ kind, from }) => kind === activityKinds.like.code && from.id === target.id,
  )
}

export type InterestStanding =
  | { side: 'mutual' }
  | { side: 'received'; state: InterestState; id: number }
  | { side: 'sent'; state: InterestState }

/** How the two stand by their interests; an accepted one of either side is mutual. */
export function interestBetween(target: ActionTarget): InterestStanding | undefined {
  const [sent, received] = [ownDeed(target, 'like'), receivedInterest(target)]
  if (sent?.interest === 'Accepted' || received?.interest === 'Accepted') return { side: 'mutual' }
  if (received) return { side: 'received', state: received.interest ?? 'Pending', id: received.id }
  return sent && { side: 'sent', state: sent.interest ?? 'Pending' }
}
