import type { FastifyInstance } from 'fastify'
import { type Actor, guest } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { noteActivity } from './activity.ts'
import { identify, refuseClosedProfile } from './identify.ts'

/**
 * Turns the token of each call into its actor. A public call takes no harm from a stale token (a refresh carries
 * one); everywhere else it is refused. A closed profile may read its own session and log out, nothing more.
 */
export function authenticate(app: FastifyInstance, services: Services): void {
  app.decorateRequest('actor', null as never)
  app.addHook('onRequest', async (request) => {
    const endpoint = request.routeOptions.config.endpoint
    request.actor = guest
    if (!endpoint) return
    if (endpoint.permission === 'public') {
      request.actor = await identify(services, request).catch(guestIfRefused)
      return
    }
    request.actor = await identify(services, request)
    if (endpoint.permission !== 'session.own') refuseClosedProfile(request.actor)
    await noteActivity(services, request)
  })
}

/** A token that does not hold makes a guest; what cannot be judged at all, such as a database that is away, is no answer. */
function guestIfRefused(error: unknown): Actor {
  if (error instanceof Failure) return guest
  throw error
}
