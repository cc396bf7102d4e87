import type { Permission } from '@bnr/contract/access'
import type { FastifyInstance } from 'fastify'
import { guest } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { noteActivity } from './activity.ts'
import {
  hasDuePassword,
  identify,
  identifyOrGuest,
  refuseClosedProfile,
  refuseDuePassword,
} from './identify.ts'
import { askFreshFactor } from './secondFactor/fresh.ts'

/** What staff may call before they have chosen a password of their own. */
const openBeforePassword: readonly Permission[] = ['session.own', 'staff.account']

/**
 * Turns the token of each call into its actor. A public call takes no harm from a stale token (a refresh carries
 * one); everywhere else it is refused. A closed profile may read its own session and log out, nothing more.
 */
export function authenticate(app: FastifyInstance, services: Services): void {
  app.decorateRequest('actor', null as never)
  askFreshFactor(app, services)
  app.addHook('onRequest', async (request) => {
    const endpoint = request.routeOptions.config.endpoint
    request.actor = guest
    if (!endpoint) return
    const { permission } = endpoint
    if (permission === 'public') {
      const actor = await identifyOrGuest(services, request)
      request.actor = hasDuePassword(actor) ? guest : actor
      return
    }
    request.actor = await identify(services, request)
    if (permission !== 'session.own') refuseClosedProfile(request.actor)
    if (!openBeforePassword.includes(permission)) refuseDuePassword(request.actor)
    await noteActivity(services, request)
  })
}
