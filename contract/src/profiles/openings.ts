import { z } from '#schema'
import { endpoint, idParams } from '../endpoint.ts'
import { mediaItem } from '../media/schemas.ts'
import { wire } from '../wire.ts'

/** Whole profiles of others that a member may open in an Indian day, unless staff allow one more. */
export const openingsADay = 150

export const readAlbum = endpoint({
  method: 'GET',
  path: '/profiles/:id/album',
  audit: { reads: 'album opened' },
  permission: 'member.orStaff',
  summary: 'The approved photos of a profile, for who may open it; counts as an opening',
  params: idParams,
  reply: wire('Album', { media: ['me', z.array(mediaItem), 'The profile photo first'] }),
  limit: { requests: 60 },
})
