import type { UserType } from '@bnr/contract/accounts/schemas'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import type { FastifyRequest } from 'fastify'
import type { Member, Staff } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { accessToken } from './accessToken.ts'
import { pageActor, pageTokenOf } from './pageCookie.ts'

/** Long enough to ask for what stands on one page. */
export const pageTokenSeconds = 60

/** Somebody who is logged in and asks for a page, with what calls made for it carry: `authorization`, `euid`, `ut`, `pid`. */
export type Visitor = {
  actor: Member | Staff
  /** Of the same session, for the calls of this one page; it never leaves the server. */
  token: string
  userName: string
  userType: UserType
  bnrId?: string
}

/**
 * Who asks for this document, by the page cookie; undefined is a guest. It writes nothing, so that no visit makes a session
 * last longer. A member whose profile is closed is nobody here: each call would refuse them, so the page is written
 * for a guest and the browser side leads to what they may still see. A database that is away is thrown, as everywhere.
 */
export async function visitorOf(services: Services, request: FastifyRequest): Promise<Visitor | undefined> {
  const token = isForDocument(request) ? pageTokenOf(request) : undefined
  const actor = token && (await pageActor(services, token))
  if (!actor || isClosed(actor)) return undefined
  return {
    actor,
    token: await accessToken(services, actor, pageTokenSeconds),
    userName: actor.userName,
    ...(actor.kind === 'member' ? { userType: 'pu', bnrId: actor.bnrId } : { userType: 'au' }),
  }
}

/** The cookie counts where a page is read: no endpoint of the contract is let in by it. */
function isForDocument({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && !routeOptions.config.endpoint
}

const isClosed = (actor: Member | Staff) => actor.kind === 'member' && closedStatuses.includes(actor.status)
