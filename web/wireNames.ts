import { readSessionUser } from '@bnr/contract/accounts/endpoints'
import { sessionUser } from '@bnr/contract/accounts/schemas'
import { criterion } from '@bnr/contract/criteria'
import { dashboard, readDashboard } from '@bnr/contract/dashboard/endpoints'
import { mediaItem } from '@bnr/contract/media/schemas'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { profile } from '@bnr/contract/profiles/profile'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { searchTestimonials } from '@bnr/contract/testimonials/endpoints'
import { testimonialPhoto, testimony } from '@bnr/contract/testimonials/schemas'
import type { WireFields } from '@bnr/contract/wire'
import type { WireNames } from './src/app/early/wireNames.ts'

function names<N extends string>(
  { fields }: { fields: WireFields },
  wanted: readonly N[],
): Record<N, string> {
  return Object.fromEntries(wanted.map((name) => [name, fields[name]?.[0]])) as Record<N, string>
}

/** The contract's words that the early scripts use, and no more of it. */
export const wireNames: WireNames = {
  readSessionUser: readSessionUser.path,
  readProfile: readProfile.path,
  searchProfiles: searchProfiles.path,
  readDashboard: readDashboard.path,
  searchStories: searchTestimonials.path,
  user: names(sessionUser, ['gender', 'profileId', 'phoneVerified', 'status']),
  profile: names(profile, ['media']),
  photo: names(mediaItem, ['kind', 'status', 'url', 'thumbnailUrl']),
  dashboard: names(dashboard, ['matches']),
  page: names(searchProfiles.reply, ['results']),
  search: names(searchProfiles.body, ['fromId', 'criteria']),
  criterion: names(criterion, ['key', 'operation', 'value']),
  storySearch: names(searchTestimonials.body, ['criteria']),
  story: names(testimony, [
    ...(['id', 'caption', 'groomName', 'brideName'] as const),
    ...(['weddingDate', 'text', 'photos'] as const),
  ]),
  storyPhoto: names(testimonialPhoto, ['thumbnailUrl']),
}
