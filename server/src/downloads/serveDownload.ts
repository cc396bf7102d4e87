import { addressOf } from '@bnr/contract/client'
import type { downloadEndpoint } from '@bnr/contract/downloadEndpoint'
import { fetchDownload } from '@bnr/contract/downloads/endpoints'
import type { EndpointParts, Input } from '@bnr/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { ActorOf, Member, PersonalPermission, Staff } from '../platform/actor.ts'
import { noteNothing } from '../platform/auditContext.ts'
import { decodeInput, serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import type { Download } from './download.ts'
import { giveToken } from './store.ts'

type DownloadEndpoint = EndpointParts & { permission: PersonalPermission } & Pick<
    ReturnType<typeof downloadEndpoint>,
    'reply'
  >
type RequestInput = { params: unknown; query: unknown }

/** What can be downloaded: judges whoever asks, and finds the file. */
type Downloadable = {
  endpoint: EndpointParts
  find: (actor: Member | Staff, asked: RequestInput) => Promise<Download>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By the path of the endpoint. */
    downloadables: Map<string, Downloadable>
  }
}

/**
 * Serves a download of the contract. `find` is asked twice: when the address is asked for, where a refusal can still be told,
 * and when it is opened.
 */
export function serveDownload<const P extends DownloadEndpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: P,
  find: (
    asked: Pick<Input<P>, 'params' | 'query'> & { actor: ActorOf<P['permission']> },
  ) => Promise<Download>,
): void {
  const findAsked: Downloadable['find'] = (actor, asked) =>
    find({ ...decodeInput(endpoint, asked), actor: actor as ActorOf<P['permission']> })
  app.downloadables.set(endpoint.path, { endpoint, find: findAsked })
  serve<DownloadEndpoint>(app, endpoint, async ({ actor, request }) => {
    const asked = { params: request.params, query: request.query }
    await findAsked(actor, asked)
    // What is read is the file, once its address is opened.
    noteNothing()
    const { sessionId } = actor
    const token = await giveToken(services, { sessionId, path: endpoint.path, asked })
    return { url: addressOf(fetchDownload, { params: { token } }, { apiBase: '/api', mediaBase: '' }) }
  })
}
