import { z } from '#schema'
import { endpoint, idParam } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { testimonialKeys } from './keys.ts'
import { changedTestimony, newTestimony, testimony } from './schemas.ts'
import { testimonialMachine } from './transitions.ts'

const { ready, approve, reject, delete: deletion } = testimonialMachine.actions

export const searchTestimonials = searchEndpoint({
  path: '/testimonials/search',
  audit: { reads: 'stories listed' },
  permission: 'public',
  summary: 'Success stories, the newest wedding first; staff who manage stories find all statuses',
  names: ['Testimonial', 'testimonials'],
  keys: testimonialKeys,
  item: testimony,
})

export const readTestimonial = endpoint({
  path: '/testimonials/:id',
  audit: { reads: 'story opened' },
  permission: 'public',
  summary: 'One success story; staff who manage stories can read any status',
  reply: testimony,
})

const testimonialPhotoSizes = ['display', 'thumbnail'] as const
export type TestimonialPhotoSize = (typeof testimonialPhotoSizes)[number]

export const photoId = z.string().regex(/^[a-z0-9]{10,40}$/)
const photoParams = z.object({ mid: photoId, size: z.enum(testimonialPhotoSizes) })

export const testimonialPhotoFile = endpoint({
  path: '/testimonials/:mid/:size',
  cacheable: true,
  audit: noAudit.catalogue,
  base: 'media',
  permission: 'public',
  summary: 'A photo of an Active story in one of its sizes',
  params: photoParams,
  file: true,
})

const write = { permission: 'testimonials.write' } as const

export const createTestimonial = endpoint({
  ...write,
  method: 'POST',
  path: '/testimonials',
  audit: { changes: 'testimonial create' },
  summary: 'Create a story as a draft',
  body: newTestimony,
  reply: wire('Created testimony', {
    id: ['id', z.number().int(), 'Id'],
    message: ['message', z.string(), 'What happened, as text for the user'],
  }),
})

export const changeTestimonial = endpoint({
  ...write,
  method: 'PUT',
  path: '/testimonials/:id',
  audit: { changes: 'testimonial change' },
  summary: 'Change the text of a story, in any status',
  body: changedTestimony,
})

export const readyTestimonial = endpoint({
  method: 'PUT',
  path: '/testimonials/:id/ready',
  audit: { changes: ready.audit },
  permission: ready.permission,
  summary: 'Send a draft or a rejected story for approval',
})

export const approveTestimonial = endpoint({
  method: 'PUT',
  path: '/testimonials/:id/approve',
  audit: { changes: approve.audit },
  permission: approve.permission,
  summary: 'Publish a story that is Ready',
})

export const rejectTestimonial = endpoint({
  method: 'PUT',
  path: '/testimonials/:id/reject',
  audit: { changes: reject.audit },
  permission: reject.permission,
  summary: 'Reject a story that is Ready',
  body: wire('Rejection of a testimony', {
    reason: ['rn', z.string().trim().max(100, 'Use at most 100 characters').optional(), 'Reason'],
  }),
})

export const deleteTestimonial = endpoint({
  method: 'DELETE',
  path: '/testimonials/:id',
  audit: { changes: deletion.audit },
  permission: deletion.permission,
  summary: 'Permanently delete an Active story with its photos',
})

export const uploadTestimonialPhoto = endpoint({
  ...write,
  method: 'POST',
  path: '/medias/upload/:id/tp',
  audit: { changes: 'testimonial photo' },
  base: 'media',
  summary: 'Upload a photo of a testimonial, up to four',
  upload: true,
  reply: testimony,
  limit: { requests: 30 },
})

export const deleteTestimonialPhoto = endpoint({
  ...write,
  method: 'PUT',
  path: '/testimonial_medias/:id/medias/:mid/delete',
  audit: { changes: 'testimonial photo delete' },
  summary: 'Delete a photo of a testimonial',
  params: z.object({ id: idParam, mid: photoId }),
})

export const previewTestimonialPhoto = endpoint({
  ...write,
  path: '/testimonial_medias/:mid/:size',
  cacheable: true,
  audit: noAudit.picture,
  summary: 'A photo of a testimonial, whether it is public or not',
  params: photoParams,
  file: true,
})

const invitation = wire('Invitation to tell a story', {
  sentAt: ['sdt', moment.optional(), 'When the link was last sent'],
  expiresAt: ['exp', moment.optional(), 'When the link expires'],
  toldAt: ['udt', moment.optional(), 'When the couple sent its story, unless that was rejected'],
  testimonialId: ['tid', z.number().int().optional(), 'Id of the story, once the couple has started it'],
})
export type Invitation = z.output<typeof invitation>

export const readInvitation = endpoint({
  permission: 'testimonials.invite',
  path: '/profiles/:id/storyInvitation',
  audit: { reads: 'story invitation read' },
  summary: 'Invitation of the couple of a settled profile to write its story',
  reply: invitation,
})

export const requestStory = endpoint({
  permission: 'testimonials.invite',
  method: 'POST',
  path: '/profiles/:id/storyInvitation',
  audit: { changes: 'testimonial ask' },
  summary: 'Send the couple of a settled profile a link for writing its story',
})
