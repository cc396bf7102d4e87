import type { Role } from '@bnr/contract/access'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Actor, guest, type Member, type Staff } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { profiles } from '../profiles/tables.ts'
import { sessions, users } from './tables.ts'
import { type Claims, readToken } from './tokens.ts'

/** Bearer token to actor. No token is a guest; a token that does not hold is 401 `Stale token`. */
export async function identify(services: Services, request: FastifyRequest): Promise<Actor> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer' || !token) return guest
  const claims = await readToken(services.secrets.token, token, services.clock.now())
  refuseContradiction(request, claims)
  if (claims.sid) return await sessionActor(services, claims.sid)
  if (claims.profile_id) return { kind: 'registrant', roles: ['registrant'], profileId: claims.profile_id }
  throw new Failure('stale_token')
}

/** The headers repeat what the token says; when they differ, two logins were mixed up. */
function refuseContradiction({ headers }: FastifyRequest, claims: Claims): void {
  const said = [
    [headers.euid, claims.euid],
    [headers.ut, claims.ut],
    [headers.pid, claims.pid],
  ]
  for (const [header, claim] of said) {
    if (header && header !== claim) throw new Failure('stale_token')
  }
}

async function sessionActor({ db }: Services, sessionId: string): Promise<Member | Staff> {
  const [found] = await db
    .select({
      user: users,
      profile: { id: profiles.id, bnrId: profiles.bnrId, gender: profiles.gender, status: profiles.status },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), eq(users.disabled, false)))
  if (!found) throw new Failure('stale_token')
  const { user, profile } = found
  const held = { userId: user.id, userName: user.userName, sessionId, roles: user.roles as Role[] }
  if (user.type === 'au') return { ...held, kind: 'staff', name: user.name }
  if (!profile) throw new Failure('stale_token')
  const { id: profileId, bnrId, gender, status } = profile
  return { ...held, kind: 'member', profileId, bnrId: String(bnrId), gender, status }
}

/** A member whose profile is closed may only learn so and log out. */
export function refuseClosedProfile(actor: Actor): void {
  if (actor.kind !== 'member' || !closedStatuses.includes(actor.status)) return
  throw new Failure('profile_blocked', {
    message: `Your profile is in ${actor.status} state, kindly contact Administrator for activation.`,
  })
}
