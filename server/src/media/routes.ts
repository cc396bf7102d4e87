import * as endpoints from '@bnr/contract/media/endpoints'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import { requireEditor } from '../profiles/policy.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { deletePhoto, moderatePhoto } from './moderate.ts'
import { presentPhotos } from './present.ts'
import { receivePhoto } from './receive.ts'
import { storeUpload } from './upload.ts'

export function mediaRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.uploadPhoto, async ({ actor, params, request }) => {
    requireEditor(actor, await loadProfile(services.db, params.id))
    const upload = {
      profileId: params.id,
      kind: params.kind,
      content: await receivePhoto(request),
      userId: actor.userId,
    }
    const row = await storeUpload(services, actor, upload)
    const [media] = presentPhotos(services, actor, [row], 'owner')
    if (!media) throw new Failure('internal')
    return { media }
  })

  serve(app, endpoints.deletePhoto, async ({ actor, params }) => {
    requireEditor(actor, await loadProfile(services.db, params.id))
    return await deletePhoto(services, actor.userId, { profileId: params.id, id: params.mid })
  })

  serve(app, endpoints.moderatePhoto, ({ actor, params, body }) =>
    moderatePhoto(services, actor, {
      profileId: params.id,
      id: params.mid,
      action: params.action,
      reason: body.reason,
    }),
  )
}
