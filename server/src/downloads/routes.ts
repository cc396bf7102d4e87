import { fetchDownload } from '@bnr/contract/downloads/endpoints'
import type { FastifyInstance } from 'fastify'
import { refuseClosedProfile } from '../accounts/identify.ts'
import { bySessionId, sessionActor } from '../accounts/sessionActor.ts'
import { type Member, requirePermission, type Staff } from '../http/actor.ts'
import { audited } from '../http/auditCalls.ts'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { sendDownload } from './download.ts'
import { peekToken, useToken } from './store.ts'

/** Serves the addresses of files. Must be registered before the domains that offer files. */
export function downloadsRoutes(app: FastifyInstance, services: Services): void {
  app.decorate('downloadables', new Map())

  serve(app, fetchDownload, async ({ params, request, reply }) => {
    refuseParts(request.headers.range)
    const open = request.method === 'HEAD' ? peekToken : useToken
    const { path, asked, sessionId } = await open(services, params.token)
    const downloadable = app.downloadables.get(path)
    if (!downloadable) throw new Failure('download_over')
    const actor = await personOf(services, sessionId)
    requirePermission(actor, downloadable.endpoint.permission)
    const file = await downloadable.find(actor, asked)
    const calling = { endpoint: downloadable.endpoint, actor, input: asked }
    return await sendDownload(request, reply, file, () => audited(app.auditing, calling, file.content))
  })
}

/**
 * Refuses requests for a part of a file, which would use up its address. A range from the beginning is the whole
 * file.
 */
function refuseParts(range: string | undefined): void {
  if (range !== undefined && range !== 'bytes=0-') throw new Failure('whole_file_only')
}

/** The person who requested the file, with their current permissions. Refuses ended sessions and closed profiles. */
async function personOf(services: Services, sessionId: string): Promise<Member | Staff> {
  const actor = await sessionActor(services, services.db, bySessionId(sessionId))
  if (!actor) throw new Failure('download_over')
  refuseClosedProfile(actor)
  return actor
}
