import { addressOf } from '@bnr/contract/client'
import type { downloadEndpoint } from '@bnr/contract/downloadEndpoint'
import { fetchDownload } from '@bnr/contract/downloads/endpoints'
import type { EndpointParts, Input } from '@bnr/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { noteNothing } from '../database/auditContext.ts'
import type { ActorOf, Member, PersonalPermission, Staff } from '../http/actor.ts'
import { decodeInput, serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import type { Download } from './download.ts'
import { createToken } from './store.ts'

type DownloadEndpoint = EndpointParts & { permission: PersonalPermission } & Pick<
    ReturnType<typeof downloadEndpoint>,
    'reply'
  >
type RequestInput = { params: unknown; query: unknown }

/** A registered download: its endpoint, and the function that checks permissions and finds the file. */
type Downloadable = {
  endpoint: EndpointParts
  find: (actor: Member | Staff, input: RequestInput) => Promise<Download>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By endpoint path. */
    downloadables: Map<string, Downloadable>
  }
}

/**
 * Serves a download of the contract. `find` runs twice: when the address is requested, so that the page can show a
 * refusal, and when the address is opened.
 */
export function serveDownload<const P extends DownloadEndpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: P,
  find: (
    input: Pick<Input<P>, 'params' | 'query'> & { actor: ActorOf<P['permission']> },
  ) => Promise<Download>,
): void {
  const findFor: Downloadable['find'] = (actor, input) =>
    find({ ...decodeInput(endpoint, input), actor: actor as ActorOf<P['permission']> })
  app.downloadables.set(endpoint.path, { endpoint, find: findFor })
  serve<DownloadEndpoint>(app, endpoint, async ({ actor, request }) => {
    const input = { params: request.params, query: request.query }
    await findFor(actor, input)
    // The read is logged when the address is opened.
    noteNothing()
    const { sessionId } = actor
    const token = await createToken(services, { sessionId, path: endpoint.path, asked: input })
    return { url: addressOf(fetchDownload, { params: { token } }, { apiBase: '/api', mediaBase: '' }) }
  })
}
