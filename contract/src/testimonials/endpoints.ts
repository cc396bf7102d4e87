import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { wire } from '../wire.ts'
import { testimony } from './schemas.ts'

export const testimonialSearch = wire('Testimonial search', {
  criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
})

export const searchTestimonials = endpoint({
  method: 'POST',
  path: '/testimonials/search',
  permission: 'public',
  summary: 'Success stories, the newest wedding first',
  query: z.object(pageQuery()),
  body: testimonialSearch,
  reply: pageOf('testimonials', testimony),
})

export const readTestimonial = endpoint({
  method: 'GET',
  path: '/testimonials/:id',
  permission: 'public',
  summary: 'One success story',
  params: z.object({ id: idParam }),
  reply: testimony,
})

export const testimonialPhotoSizes = ['display', 'thumbnail'] as const
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
