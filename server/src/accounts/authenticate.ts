import type { Permission } from '@bnr/contract/access'
import { unattendedHeader } from '@bnr/contract/accounts/activity'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { guest } from '../http/actor.ts'
import { markActive } from '../profiles/lastActive.ts'
import type { Services } from '../services/services.ts'
import {
  hasDuePassword,
  identify,
  identifyOrGuest,
  refuseClosedProfile,
  refuseDuePassword,
} from './identify.ts'
import { askFreshFactor } from './secondFactor/fresh.ts'
import { sessions } from './tables.ts'

/** Permissions that staff have before they choose their own password. */
const openBeforePassword: readonly Permission[] = ['session.own', 'staff.account']

/**
 * Finds the actor of each call. Public calls ignore a stale token (a refresh carries one); all others refuse it.
 * Members with a closed profile may only read their own session and log out.
 */
export function authenticate(app: FastifyInstance, services: Services): void {
  app.decorateRequest('actor')
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

/** Records the activity of a session: of staff at most once a minute, of a member once a day. */
async function noteActivity({ db, clock }: Services, { actor, headers }: FastifyRequest): Promise<void> {
  if (actor.kind !== 'staff' && actor.kind !== 'member') return
  if (!actor.activityDue || headers[unattendedHeader]) return
  await db.update(sessions).set({ activeAt: clock.now() }).where(eq(sessions.id, actor.sessionId))
  if (actor.kind === 'member') await markActive(db, actor.userId, clock.now())
}
