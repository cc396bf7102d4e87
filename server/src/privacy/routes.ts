import * as endpoints from '@bnr/contract/privacy/endpoints'
import type { FastifyInstance } from 'fastify'
import { requireProof } from '../accounts/settings/proof.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import type { Actor, Member } from '../platform/actor.ts'
import { networkOf } from '../platform/callerKey.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { deleteOwnProfile } from './deletion.ts'
import { askForDownload, dataFile, newestDownload, presentDownload } from './downloads.ts'

export function privacyRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.deleteOwnProfile, ({ actor, params, body, request }) =>
    deleteOwnProfile(services, owner(actor, params.id), body, networkOf(request.ip)),
  )

  serve(app, endpoints.askForData, async ({ actor, params, body, request }) => {
    const member = owner(actor, params.id)
    await requireProof(services, member, body, networkOf(request.ip))
    return presentDownload(await askForDownload(services, member.profileId))
  })

  serve(app, endpoints.readDownload, async ({ actor, params }) => {
    const { profileId } = owner(actor, params.id)
    return presentDownload(await newestDownload(services.db, profileId, services.clock.now()))
  })

  serveDownload(app, services, endpoints.downloadData, ({ actor, params }) =>
    dataFile(services, owner(actor, params.id).profileId),
  )
}

/** To anybody else the profile does not exist. */
function owner(actor: Actor, id: number): Member {
  const member = actor as Member
  if (member.profileId !== id) throw new Failure('profile_not_found')
  return member
}
