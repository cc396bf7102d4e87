import { z } from '#schema'
import { endpoint, idParam } from '../endpoint.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { testimonialKeys } from './keys.ts'
import { testimony } from './schemas.ts'

export const searchTestimonials = searchEndpoint({
  path: '/testimonials/search',
  permission: 'public',
  summary: 'Success stories, the newest wedding first',
  names: ['Testimonial', 'testimonials'],
  keys: testimonialKeys,
  item: testimony,
})

export const readTestimonial = endpoint({
  method: 'GET',
  path: '/testimonials/:id',
  permission: 'public',
  summary: 'One success story',
  params: z.object({ id: idParam }),
  reply: testimony,
})

const testimonialPhotoSizes = ['display', 'thumbnail'] as const
export type TestimonialPhotoSize = (typeof testimonialPhotoSizes)[number]

export const testimonialPhotoFile = endpoint({
  method: 'GET',
  path: '/testimonials/:mid/:size',
  base: 'media',
  permission: 'public',
  summary: 'A photo of an Active testimony in one of its sizes',
  params: z.object({ mid: z.string().regex(/^[a-z0-9]{10,40}$/), size: z.enum(testimonialPhotoSizes) }),
  file: true,
  reply: z.unknown(),
})
