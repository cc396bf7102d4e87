import type { Activity } from '@bnr/contract/activities/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { QueryClient } from '@tanstack/react-query'
import { profilesKey } from '../platform/queryClient.ts'

/** One activity between the viewer and a profile. Undefined removes it. */
type Change = {
  kind: Activity['kind']
  byViewer: boolean
  activity: Activity | undefined
  /** Adds nothing to a profile that was read since and no longer has it. */
  onlyReplaces?: boolean
}

/** Updates an activity in all cached lists and pages. */
export function changeActivity(client: QueryClient, profileId: number, change: Change): void {
  client.setQueriesData({ queryKey: profilesKey }, (data: unknown) =>
    mapped(data, profileId, (profile) => withActivity(profile, change)),
  )
}

function withActivity(profile: Profile, { kind, byViewer, activity, onlyReplaces }: Change): Profile {
  const before = profile.activities ?? []
  const others = before.filter(
    (existing) => existing.kind !== kind || (existing.from.id !== profile.id) !== byViewer,
  )
  if (onlyReplaces && others.length === before.length) return profile
  return {
    ...profile,
    activities: activity ? [activity, ...others] : others,
    // Makes the card grey.
    ...(byViewer && kind === 'i' && { alreadyIgnored: activity !== undefined }),
  }
}

/** Changes one profile anywhere within a query's data. */
function mapped(value: unknown, profileId: number, change: (profile: Profile) => Profile): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isProfile(value)) return value.id === profileId ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => mapped(item, profileId, change))
  return Object.fromEntries(
    Object.entries(value).map(([name, value]) => [name, mapped(value, profileId, change)]),
  )
}

/** Matches whole profiles and cards, so that both show the activity. */
function isProfile(value: object): value is Profile {
  return 'media' in value && 'id' in value
}
