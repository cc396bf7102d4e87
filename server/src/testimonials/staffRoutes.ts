import * as endpoints from '@bnr/contract/testimonials/endpoints'
import type { FastifyInstance } from 'fastify'
import { sendPicture } from '../http/sendPicture.ts'
import { serve } from '../http/serve.ts'
import { receivePhoto } from '../media/receive.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { changeTestimonial, createTestimonial } from './change.ts'
import { photoKey } from './files.ts'
import { readInvitation, requestStory } from './invite.ts'
import { photoFolderOf } from './photoStore.ts'
import { deleteStoryPhoto, storeStoryPhoto } from './photos.ts'
import { readStory } from './readStory.ts'
import { lockTestimonial } from './store.ts'
import { makeTransition } from './transition.ts'

/** Calls for staff who edit testimonials. */
export function staffStoryRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.createTestimonial, async ({ actor, body }) => ({
    id: await createTestimonial(services, actor, body),
    message: 'Testimony created Successfully',
  }))

  serve(app, endpoints.changeTestimonial, async ({ actor, params, body }) => {
    await changeTestimonial(services, actor, params.id, body)
    return { message: 'Updated!' }
  })

  transitionRoutes(app, services)
  photoRoutes(app, services)

  serve(app, endpoints.readInvitation, async ({ params }) => {
    const { id } = await loadProfile(services.db, params.id)
    return await readInvitation(services.db, id)
  })

  serve(app, endpoints.requestStory, ({ actor, params }) => requestStory(services, actor, params.id))
}

function transitionRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.readyTestimonial, ({ actor, params }) =>
    makeTransition(services, actor, params.id, 'ready'),
  )
  serve(app, endpoints.approveTestimonial, ({ actor, params }) =>
    makeTransition(services, actor, params.id, 'approve'),
  )
  serve(app, endpoints.rejectTestimonial, ({ actor, params, body }) =>
    makeTransition(services, actor, params.id, 'reject', body.reason),
  )
  serve(app, endpoints.deleteTestimonial, ({ actor, params }) =>
    makeTransition(services, actor, params.id, 'delete'),
  )
}

function photoRoutes(app: FastifyInstance, services: Services): void {
  const ownerOf = (id: number) => async (tx: Parameters<typeof lockTestimonial>[0]) =>
    (await lockTestimonial(tx, id)).id

  serve(app, endpoints.uploadTestimonialPhoto, async ({ actor, params, request }) => {
    await readStory(services, actor, params.id)
    const content = await receivePhoto(request)
    await storeStoryPhoto(services, actor, content, ownerOf(params.id))
    return await readStory(services, actor, params.id)
  })

  serve(app, endpoints.deleteTestimonialPhoto, async ({ actor, params }) => {
    await deleteStoryPhoto(services, actor, params.mid, ownerOf(params.id))
    return { message: 'Deleted!' }
  })

  serve(app, endpoints.previewTestimonialPhoto, async ({ params, reply }) => {
    const folder = await photoFolderOf(services.db, params.mid)
    return await sendPicture(services, reply, photoKey(folder, params.size), 'private, max-age=3600')
  })
}
