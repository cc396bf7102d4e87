import * as endpoints from '@bnr/contract/testimonials/yours'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendPicture } from '../http/sendPicture.ts'
import { serve } from '../http/serve.ts'
import { receivePhoto } from '../media/receive.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { photoKey } from './files.ts'
import { photoFolderOf } from './photoStore.ts'
import { deleteStoryPhoto, storeStoryPhoto } from './photos.ts'
import { lockYours, openLink, readYours, saveYours, sendYours } from './yours.ts'

/** Calls of the couple. They need the link instead of a login. */
export function yourStoryRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.readYourStory, ({ request }) => readYours(services, linkOf(request)))

  serve(app, endpoints.saveYourStory, async ({ request, body }) => {
    await saveYours(services, linkOf(request), body)
    return await readYours(services, linkOf(request))
  })

  serve(app, endpoints.sendYourStory, async ({ request, body }) => {
    await sendYours(services, linkOf(request), body)
    return { message: 'Thank you. We have received your story' }
  })

  yourPhotos(app, services)
}

/** The couple has no account. */
const by = { userId: null }

function yourPhotos(app: FastifyInstance, services: Services): void {
  const ownerOf = (token: string) => async (tx: Parameters<typeof lockYours>[1]) =>
    (await lockYours(services, tx, token)).id

  serve(app, endpoints.uploadYourPhoto, async ({ request }) => {
    const token = linkOf(request)
    // Checks the link before it reads the photo, so that strangers cause no work.
    await openLink(services, services.db, token)
    await storeStoryPhoto(services, by, await receivePhoto(request), ownerOf(token))
    return await readYours(services, token)
  })

  serve(app, endpoints.deleteYourPhoto, async ({ request, params }) => {
    const token = linkOf(request)
    await deleteStoryPhoto(services, by, params.mid, ownerOf(token))
    return await readYours(services, token)
  })

  serve(app, endpoints.readYourPhoto, async ({ request, params, reply }) => {
    const { invitation } = await openLink(services, services.db, linkOf(request))
    if (invitation.testimonialId === null) throw new Failure('not_found')
    const folder = await photoFolderOf(services.db, params.mid, invitation.testimonialId)
    return await sendPicture(services, reply, photoKey(folder, 'thumbnail'), 'private, no-store')
  })
}

function linkOf({ headers }: FastifyRequest): string {
  const token = headers[endpoints.storyLinkHeader]
  if (typeof token !== 'string' || !token) throw new Failure('link_expired')
  return token
}
