import { z } from '#schema'
import { endpoint, idParam } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { profile } from '../profiles/profile.ts'
import { transitionReason } from '../profiles/transitions.ts'
import { bnrId, wholeNumber } from '../values.ts'
import { wire } from '../wire.ts'
import { mediaItem } from './schemas.ts'
import { mediaStatuses, photoMachine, photoVerdicts } from './transitions.ts'

const { approve, reject, delete: deletion } = photoMachine.actions
const mediaId = z.string().regex(/^[a-z0-9]{10,40}$/)

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/medias/upload/:id/:kind',
  audit: { changes: 'photo upload' },
  base: 'media',
  permission: 'media.own',
  summary: 'Upload a photo of a profile: pp for the profile photo, ap for the album',
  params: z.object({ id: idParam, kind: z.enum(['pp', 'ap']) }),
  upload: true,
  reply: wire('Uploaded', { media: ['media', mediaItem, 'The new photo, pending approval'] }),
  limit: { requests: 30 },
})

export const deletePhoto = endpoint({
  method: 'PUT',
  path: '/profile_medias/:id/medias/:mid/delete',
  audit: { changes: deletion.audit },
  permission: deletion.permission,
  summary: 'Delete a photo',
  params: z.object({ id: idParam, mid: mediaId }),
})

export const photoSizes = ['original', 'display', 'thumbnail', 'blurred'] as const
export type PhotoSize = (typeof photoSizes)[number]

export const photoFile = endpoint({
  path: '/photos/:mid/:size',
  cacheable: true,
  audit: noAudit.picture,
  base: 'media',
  permission: 'public',
  summary:
    'A photo in one of its sizes; the address is signed for one viewer, and the server checks the viewer’s rights each time',
  params: z.object({ mid: mediaId, size: z.enum(photoSizes) }),
  query: z.object({
    for: z.string().max(40),
    until: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    signature: z.string().max(100),
  }),
  file: true,
})

const photoQueueItem = wire('Photo to review', {
  profile: ['profile', profile, 'Profile that the photo belongs to, with all its photos'],
  media: ['media', mediaItem, 'The photo'],
})

/** Shorter beginnings would match too many names. */
export const shortestName = 'Enter at least 3 letters of the name'

export const photoQueue = endpoint({
  path: '/profile_medias',
  audit: { reads: 'photos listed' },
  permission: 'media.moderate',
  summary: 'Photos by status, BNR ID or beginning of the name, oldest first',
  query: z.object({
    ...pageQuery(),
    st: z.enum(mediaStatuses).default('Ready'),
    pid: bnrId.optional(),
    na: z.string().trim().min(3, shortestName).max(60).optional(),
  }),
  reply: pageOf('photos to review', photoQueueItem),
})

export const moderatePhoto = endpoint({
  method: 'POST',
  path: '/profile_medias/:id/medias/:mid/:action',
  audit: { changes: [approve.audit, reject.audit] },
  permission: approve.permission,
  summary: 'Approve or reject a photo that is Ready',
  params: z.object({ id: idParam, mid: mediaId, action: z.enum(photoVerdicts) }),
  query: z.object({ mt: z.enum(['pp', 'ap']).optional() }),
  body: transitionReason,
})
