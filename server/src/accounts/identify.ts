import { closedStatuses } from '@bnr/contract/profiles/transitions'
import type { FastifyRequest } from 'fastify'
import { type Queryable, sqlRows } from '../database/database.ts'
import { type Actor, guest, type Registrant } from '../http/actor.ts'
import type { Alongside } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import { whereOpenDraft } from '../profiles/openDraft.ts'
import type { Services } from '../services/services.ts'
import { pageCallerOf, pageScheme } from './pageCaller.ts'
import { bySessionId, sessionActor } from './sessionActor.ts'
import { type Claims, readToken } from './tokens.ts'

/**
 * Finds the actor from a bearer token, or from the key of a page that is being rendered. Without either, the actor is
 * a guest; an invalid token gets 401 `Stale token`.
 */
export async function identify(services: Services, request: FastifyRequest): Promise<Actor> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme === pageScheme && token) return pageCallerOf(token)
  if (scheme !== 'Bearer' || !token) return guest
  const claims = await readToken(services.secrets.token, token, services.clock.now())
  refuseContradiction(request, claims)
  const actor = await actorOf(services, claims, request.routeOptions.config.alongside)
  if (!actor) throw new Failure('stale_token')
  return actor
}

/** Treats an invalid token as a guest. Fails if the token cannot be checked, e.g. without a database. */
export async function identifyOrGuest(services: Services, request: FastifyRequest): Promise<Actor> {
  return await identify(services, request).catch((error) => {
    if (error instanceof Failure) return guest
    throw error
  })
}

async function actorOf(
  services: Services,
  { sid, profile_id }: Claims,
  alongside: Alongside | undefined,
): Promise<Actor | undefined> {
  if (sid) return await sessionActor(services, services.db, bySessionId(sid), alongside)
  return profile_id ? await draftActor(services.db, profile_id) : undefined
}

/** The headers repeat the claims of the token. If they differ, two logins were mixed up. */
function refuseContradiction({ headers }: FastifyRequest, claims: Claims): void {
  const pairs = [
    [headers.euid, claims.euid],
    [headers.ut, claims.ut],
    [headers.pid, claims.pid],
  ]
  for (const [header, claim] of pairs) {
    if (header && header !== claim) throw new Failure('stale_token')
  }
}

/**
 * The token of the registration form is valid while nobody has verified the draft's number; after that its owner has
 * logged in.
 */
async function draftActor(db: Queryable, profileId: number): Promise<Registrant | undefined> {
  const found = await sqlRows(db)`select id from profiles where id = ${profileId} and ${whereOpenDraft}`
  if (found.length === 0) return undefined
  return { kind: 'registrant', roles: ['registrant'], profileId }
}

/** Staff whose password somebody else chose may only see that, choose another one and log out. */
export function refuseDuePassword(actor: Actor): void {
  if (hasDuePassword(actor)) throw new Failure('password_change_due')
}

export const hasDuePassword = (actor: Actor): boolean => actor.kind === 'staff' && !!actor.passwordDue

/** A member whose profile is closed may only see that and log out. */
export function refuseClosedProfile(actor: Actor): void {
  if (actor.kind !== 'member' || !closedStatuses.includes(actor.status)) return
  throw new Failure('profile_blocked', {
    message: `Your profile is in ${actor.status} state, kindly contact Administrator for activation.`,
  })
}
