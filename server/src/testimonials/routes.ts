import * as endpoints from '@bnr/contract/testimonials/endpoints'
import { testimonialKeys } from '@bnr/contract/testimonials/keys'
import type { TestimonialStatus } from '@bnr/contract/testimonials/transitions'
import type { FastifyInstance } from 'fastify'
import { noteNothing } from '../database/auditContext.ts'
import { presented } from '../database/paged.ts'
import { checkCriteria } from '../http/criteria.ts'
import { sendPicture } from '../http/sendPicture.ts'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { photoKey } from './files.ts'
import { activePhotoFolder, photosOfTestimonials } from './photoStore.ts'
import { presentListed, presentPublic } from './present.ts'
import { looksAfterStories, readStory } from './readStory.ts'
import { staffStoryRoutes } from './staffRoutes.ts'
import { activeTestimonials, testimonialsIn } from './store.ts'
import { yourStoryRoutes } from './yourRoutes.ts'

export function testimonialsRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services

  serve(app, endpoints.searchTestimonials, async ({ actor, query, body }) => {
    const statuses = checkCriteria(testimonialKeys, actor, body.criteria).map(({ value }) => value)
    const isListed = statuses.length > 0 && looksAfterStories(actor)
    if (!isListed) {
      requireActive(statuses)
      noteNothing()
    }
    const found = await (isListed ? testimonialsIn(db, statuses, query) : activeTestimonials(db, query))
    const photos = await photosOfTestimonials(
      db,
      found.results.map(({ id }) => id),
      'ready',
    )
    return presented(found, (row) =>
      isListed ? presentListed(config, row, photos, actor) : presentPublic(config, row, photos),
    )
  })

  serve(app, endpoints.readTestimonial, ({ actor, params }) => readStory(services, actor, params.id))

  serve(app, endpoints.testimonialPhotoFile, async ({ params, reply }) => {
    const key = photoKey(await activePhotoFolder(db, params.mid), params.size)
    return await sendPicture(services, reply, key, 'public, max-age=86400, immutable')
  })

  staffStoryRoutes(app, services)
  yourStoryRoutes(app, services)
}

/** Refuses statuses that are not public. */
function requireActive(statuses: readonly TestimonialStatus[]): void {
  if (statuses.some((status) => status !== 'Active')) throw new Failure('not_allowed')
}
