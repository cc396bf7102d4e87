import * as endpoints from '@bnr/contract/sharing/endpoints'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { openLink } from './open.ts'
import { ownLinks } from './ownLinks.ts'
import { allowSharing, openAndShare } from './share.ts'
import { revoke } from './store.ts'

export function sharingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.shareProfile, ({ actor, params }) => openAndShare(services, actor, params.id))

  serve(app, endpoints.readSharedLinks, ({ actor, query }) => ownLinks(services, actor.profileId, query))

  serve(app, endpoints.revokeSharedLink, async ({ actor, params }) => {
    if (!(await revoke(db, actor.profileId, params.id, clock.now()))) throw new Failure('not_found')
    return { message: 'The link no longer works' }
  })

  serve(app, endpoints.saveSharingSetting, async ({ actor, body }) => {
    await allowSharing(services, actor.profileId, body.othersMayShare)
    return { message: 'Your choice has been saved' }
  })

  serve(app, endpoints.openSharedLink, ({ request, body }) =>
    openLink(services, body.token, request.headers['user-agent']),
  )
}
