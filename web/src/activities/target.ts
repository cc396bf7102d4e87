import type { InterestState } from '@bnr/contract/activities/interests'
import { type ActivityVerb, activityKinds } from '@bnr/contract/activities/kinds'
import type { Activity } from '@bnr/contract/activities/schemas'
import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { Profile } from '@bnr/contract/profiles/profile'

/** The fields that the buttons and their sheet need; any profile or card from the server has them. */
export type ActivityTarget = Pick<Profile, 'id' | 'bnrId' | 'basic' | 'activities'> &
  Partial<Pick<Profile, 'othersMayShare'> & Pick<ProfileCard, 'location' | 'media'>>

export const nameOf = ({ basic, bnrId = '' }: ActivityTarget): string => basic?.name ?? bnrId

/** The viewer's activity of this kind on the profile. */
export function ownActivity(target: ActivityTarget, verb: ActivityVerb): Activity | undefined {
  const { code } = activityKinds[verb]
  return target.activities?.find(({ kind, from }) => kind === code && from.id !== target.id)
}

/** The profile's interest in the viewer. */
export function receivedInterest(target: ActivityTarget): Activity | undefined {
  return target.activities?.find(
    ({ kind, from }) => kind === activityKinds.like.code && from.id === target.id,
  )
}

export type Interest = { side: 'mutual' } | { side: 'received' | 'sent'; state: InterestState }

/** The state of interest between viewer and profile. An accepted one from either side is mutual. */
export function interestBetween(target: ActivityTarget): Interest | undefined {
  const [sent, received] = [ownActivity(target, 'like'), receivedInterest(target)]
  if (sent?.interest === 'Accepted' || received?.interest === 'Accepted') return { side: 'mutual' }
  if (received) return { side: 'received', state: received.interest ?? 'Pending' }
  return sent && { side: 'sent', state: sent.interest ?? 'Pending' }
}
