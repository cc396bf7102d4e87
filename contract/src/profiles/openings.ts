import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { mediaItem } from '../media/schemas.ts'
import { wire } from '../wire.ts'

/** Whole profiles of others that a member can open in a day (Indian time). Staff can set another limit for a member. */
export const openingsADay = 150

export const readAlbum = endpoint({
  path: '/profiles/:id/album',
  audit: { reads: 'album opened' },
  permission: 'member.orStaff',
  summary: 'The approved photos of a profile, for viewers who can open it; counts as opening the profile',
  reply: wire('Album', { media: ['me', z.array(mediaItem), 'The photos, the profile photo first'] }),
  limit: { requests: 60 },
})
