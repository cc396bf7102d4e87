import type { Criterion } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/testimonials/endpoints'
import { testimonialKeys } from '@bnr/contract/testimonials/keys'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../platform/actor.ts'
import { checkCriteria } from '../platform/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import { presented } from '../platform/paged.ts'
import type { Services } from '../platform/services.ts'
import { photoKey } from './files.ts'
import { presentPublic } from './present.ts'
import {
  activePhotoFolder,
  activeTestimonials,
  loadActiveTestimonial,
  photosOfTestimonials,
} from './store.ts'

export function testimonialsRoutes(app: FastifyInstance, { config, db, storage }: Services): void {
  serve(app, endpoints.searchTestimonials, async ({ actor, query, body }) => {
    requireActive(actor, body.criteria)
    const found = await activeTestimonials(db, query)
    const photos = await photosOfTestimonials(
      db,
      found.results.map(({ id }) => id),
    )
    return presented(found, (row) => presentPublic(config, row, photos))
  })

  serve(app, endpoints.readTestimonial, async ({ params }) => {
    const row = await loadActiveTestimonial(db, params.id)
    return presentPublic(config, row, await photosOfTestimonials(db, [row.id]))
  })

  serve(app, endpoints.testimonialPhotoFile, async ({ params, reply }) => {
    const folder = await activePhotoFolder(db, params.mid)
    const content = await storage.get(photoKey(folder, params.size))
    if (!content) throw new Failure('not_found')
    return reply.header('cache-control', 'public, max-age=86400, immutable').type('image/webp').send(content)
  })
}

/** A status may be asked for, but only Active ones are for everybody. */
function requireActive(actor: Actor, criteria: readonly Criterion[]): void {
  const asked = checkCriteria(testimonialKeys, actor, criteria)
  if (asked.some(({ value }) => value !== 'Active')) throw new Failure('not_allowed')
}
