import * as endpoints from '@bnr/contract/privacy/endpoints'
import type { FastifyInstance } from 'fastify'
import { requireProof } from '../accounts/settings/proof.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import { networkOf } from '../http/callerKey.ts'
import { serve } from '../http/serve.ts'
import { requireOwn } from '../profiles/policy.ts'
import type { Services } from '../services/services.ts'
import { deleteOwnProfile } from './deletion.ts'
import { askForDownload, dataFile, newestDownload, presentDownload } from './downloads.ts'

export function privacyRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.deleteOwnProfile, ({ actor, params, body, request }) =>
    deleteOwnProfile(services, requireOwn(actor, params.id), body, networkOf(request.ip)),
  )

  serve(app, endpoints.requestData, async ({ actor, params, body, request }) => {
    const member = requireOwn(actor, params.id)
    await requireProof(services, member, body, networkOf(request.ip))
    return presentDownload(await askForDownload(services, member.profileId))
  })

  serve(app, endpoints.readDownload, async ({ actor, params }) => {
    const { profileId } = requireOwn(actor, params.id)
    return presentDownload(await newestDownload(services.db, profileId, services.clock.now()))
  })

  serveDownload(app, services, endpoints.downloadData, ({ actor, params }) =>
    dataFile(services, requireOwn(actor, params.id).profileId),
  )
}
