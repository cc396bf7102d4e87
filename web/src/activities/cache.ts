import type { Activity } from '@bnr/contract/activities/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { QueryClient } from '@tanstack/react-query'
import { profilesKey } from '../platform/queryClient.ts'

/** One activity on a profile: of the viewer or of the other, put in place of the one before or taken away. */
type Change = { kind: Activity['kind']; byViewer: boolean; activity: Activity | undefined }

/** Changes a profile wherever it has been read already: lists and pages show at once what was done. */
export function changeActivity(client: QueryClient, profileId: number, change: Change): void {
  client.setQueriesData({ queryKey: profilesKey }, (data: unknown) =>
    mapped(data, profileId, (profile) => withActivity(profile, change)),
  )
}

function withActivity(profile: Profile, { kind, byViewer, activity }: Change): Profile {
  const others = (profile.activities ?? []).filter(
    (one) => one.kind !== kind || (one.from.id !== profile.id) !== byViewer,
  )
  return {
    ...profile,
    activities: activity ? [activity, ...others] : others,
    // By which its card turns grey.
    ...(byViewer && kind === 'i' && { alreadyIgnored: activity !== undefined }),
  }
}

/** Walks through what a query holds, however it holds its profiles, and leaves everything else as it is. */
function mapped(value: unknown, profileId: number, change: (profile: Profile) => Profile): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isProfile(value)) return value.id === profileId ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => mapped(item, profileId, change))
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, mapped(held, profileId, change)]),
  )
}

/** A whole profile or a card: what is done to one shows on both. */
function isProfile(value: object): value is Profile {
  return 'media' in value && 'id' in value
}
