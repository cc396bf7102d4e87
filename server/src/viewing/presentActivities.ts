import type { Activity } from '@bnr/contract/activities/schemas'
import { type MutualActivity, viewerDid } from '../relations/mutualActivities.ts'

/** What a member sees on each card of the activities between them and that profile. */
export function presentActivities(found: readonly MutualActivity[], viewer: number, profile: number) {
  const activities: Activity[] = found.map(({ id, kind, at, interest, introduced, byViewer }) => ({
    id,
    kind,
    at: new Date(at).toISOString(),
    ...(interest ? { interest } : {}),
    ...(introduced && { introduced }),
    from: { id: byViewer ? viewer : profile },
    target: { id: byViewer ? profile : viewer },
  }))
  return {
    alreadyLiked: viewerDid('like', found),
    alreadyShortlisted: viewerDid('shortlist', found),
    alreadyIgnored: viewerDid('ignore', found),
    ...(activities.length > 0 ? { activities } : {}),
  }
}
