import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { photoId } from './endpoints.ts'
import { storyDraft, submittedStory, testimonialPhotos } from './schemas.ts'

/** Header for the token of the link. It is not part of the address, so that logs do not contain it. */
export const storyLinkHeader = 'story-link'

/** Days for which the link of a couple is valid. */
export const storyLinkDays = 30

/** Anybody with the token can write this one story and nothing else. */
const yours = { permission: 'public' } as const

const yourStory = wire('Your story', {
  ...storyDraft.fields,
  photos: ['me', testimonialPhotos, 'Photos of the couple'],
  expiresAt: ['exp', moment, 'When the link expires'],
})
export type YourStory = z.output<typeof yourStory>

export const readYourStory = endpoint({
  ...yours,
  path: '/testimonials/yours',
  audit: noAudit.guests,
  summary: 'The story that belongs to the link, as far as it is written',
  reply: yourStory,
  limit: { requests: 30 },
})

export const saveYourStory = endpoint({
  ...yours,
  method: 'PUT',
  path: '/testimonials/yours',
  audit: noAudit.guests,
  summary: 'Save what the couple has written so far',
  body: storyDraft,
  reply: yourStory,
  limit: { requests: 60 },
})

export const sendYourStory = endpoint({
  ...yours,
  method: 'POST',
  path: '/testimonials/yours/send',
  audit: noAudit.guests,
  summary: 'Send the story for approval; the link stops working',
  body: submittedStory,
  limit: { requests: 20 },
})

export const uploadYourPhoto = endpoint({
  ...yours,
  method: 'POST',
  path: '/medias/upload/yours/tp',
  audit: noAudit.guests,
  base: 'media',
  summary: 'Upload a photo of the couple, up to four',
  upload: true,
  reply: yourStory,
  limit: { requests: 20 },
})

export const deleteYourPhoto = endpoint({
  ...yours,
  method: 'PUT',
  path: '/testimonials/yours/medias/:mid/delete',
  audit: noAudit.guests,
  summary: 'Delete a photo of the couple',
  params: z.object({ mid: photoId }),
  reply: yourStory,
  limit: { requests: 30 },
})

export const readYourPhoto = endpoint({
  ...yours,
  path: '/testimonials/yours/medias/:mid',
  audit: noAudit.guests,
  summary: 'A photo of the couple',
  params: z.object({ mid: photoId }),
  file: true,
  limit: { requests: 120 },
})
