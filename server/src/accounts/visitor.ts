import { closedStatuses } from '@bnr/contract/profiles/transitions'
import type { FastifyRequest } from 'fastify'
import type { Member, Staff } from '../platform/actor.ts'
import type { AsVisitor } from '../platform/serverDocuments.ts'
import type { Services } from '../platform/services.ts'
import { asPageCaller } from './pageCaller.ts'
import { pageActor, pageTokenOf } from './pageCookie.ts'

/** Has a page written as whoever asks for it: one look-up of the session serves the page and the calls made for it. */
export function asVisitorOf(services: Services): AsVisitor {
  return async (request, write) => {
    const actor = await visitorOf(services, request)
    if (!actor) return await write()
    const { userName } = actor
    return await asPageCaller(actor, (authorization) => write({ userName, headers: { authorization } }))
  }
}

/**
 * Who asks for this document, by the page cookie; undefined is a guest. It writes nothing, so that no visit makes a session
 * last longer. A member whose profile is closed is nobody here: each call would refuse them, so the page is written
 * for a guest and the browser side leads to what they may still see. A database that is away is thrown, as everywhere.
 */
export async function visitorOf(
  services: Services,
  request: FastifyRequest,
): Promise<Member | Staff | undefined> {
  const token = isForDocument(request) ? pageTokenOf(request) : undefined
  const actor = token && (await pageActor(services, token))
  return actor && !isClosed(actor) ? actor : undefined
}

/** The cookie counts where a page is read: no endpoint of the contract is let in by it. */
function isForDocument({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && !routeOptions.config.endpoint
}

const isClosed = (actor: Member | Staff) => actor.kind === 'member' && closedStatuses.includes(actor.status)
