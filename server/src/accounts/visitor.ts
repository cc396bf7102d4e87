import { closedStatuses } from '@bnr/contract/profiles/transitions'
import type { FastifyRequest } from 'fastify'
import type { AsVisitor } from '../documents/serverDocuments.ts'
import type { Member, Staff } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { asPageCaller } from './pageCaller.ts'
import { pageActor, pageTokenOf } from './pageCookie.ts'

/** Renders a page as its visitor. One look-up of the session serves the page and all of its calls. */
export function asVisitorOf(services: Services): AsVisitor {
  return async (request, write) => {
    const actor = await visitorOf(services, request)
    if (!actor) return await write()
    const { userName } = actor
    return await asPageCaller(actor, (authorization) => write({ userName, headers: { authorization } }))
  }
}

/**
 * Finds the visitor of a document by the page cookie; undefined means a guest. It writes nothing, so that visits do
 * not prolong a session. Members with a closed profile count as guests, because their calls would be refused; the
 * browser then leads them to what they may see. Fails if the database is unavailable.
 */
export async function visitorOf(
  services: Services,
  request: FastifyRequest,
): Promise<Member | Staff | undefined> {
  const token = isForDocument(request) ? pageTokenOf(request) : undefined
  const actor = token && (await pageActor(services, token))
  return actor && !isClosed(actor) ? actor : undefined
}

/** The cookie counts only for pages and the forms that they take, never for endpoints of the contract. */
function isForDocument({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return (method === 'GET' || config.takesForm === true) && !config.endpoint
}

const isClosed = (actor: Member | Staff) => actor.kind === 'member' && closedStatuses.includes(actor.status)
