import type { Role } from '@bnr/contract/access'
import type { Gender } from '@bnr/contract/profiles/basic'
import { closedStatuses, type ProfileStatus } from '@bnr/contract/profiles/transitions'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Actor, guest, type Member, type Registrant, type Staff } from '../platform/actor.ts'
import { rows } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { whereOpenDraft } from '../profiles/openDraft.ts'
import { type Claims, readToken } from './tokens.ts'

/** Bearer token to actor. No token is a guest; a token that does not hold is 401 `Stale token`. */
export async function identify(services: Services, request: FastifyRequest): Promise<Actor> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer' || !token) return guest
  const claims = await readToken(services.secrets.token, token, services.clock.now())
  refuseContradiction(request, claims)
  if (claims.sid) return await sessionActor(services, claims.sid)
  if (claims.profile_id) return await draftActor(services, claims.profile_id)
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

type Found = {
  userId: number
  type: 'pu' | 'au'
  userName: string
  name: string
  roles: Role[]
  profileId: number | null
  bnrId: number
  gender: Gender
  status: ProfileStatus
  phoneVerified: boolean
}

/** Asked with every call of a logged-in person, so written as plain SQL. */
async function sessionActor({ db }: Services, sessionId: string): Promise<Member | Staff> {
  const [found] = await rows<Found>(
    db,
    sql`select u.id as "userId", u.type, u.user_name as "userName", u.name, u.roles,
        p.id as "profileId", p.bnr_id as "bnrId", p.gender, p.status,
        p.phone_verified as "phoneVerified"
      from sessions s join users u on u.id = s.user_id left join profiles p on p.user_id = u.id
      where s.id = ${sessionId} and s.ended_at is null and not u.disabled`,
  )
  if (!found) throw new Failure('stale_token')
  const { userId, userName, roles, name, profileId, bnrId, gender, status, phoneVerified } = found
  if (found.type === 'au') return { kind: 'staff', userId, userName, sessionId, roles, name }
  if (!profileId) throw new Failure('stale_token')
  return {
    kind: 'member',
    userId,
    userName,
    sessionId,
    roles,
    profileId,
    bnrId: String(bnrId),
    gender,
    status,
    phoneVerified,
  }
}

/** The token of the registration form holds for a draft whose number nobody has verified; then its owner has logged in. */
async function draftActor({ db }: Services, profileId: number): Promise<Registrant> {
  const found = await rows(db, sql`select id from profiles where id = ${profileId} and ${whereOpenDraft}`)
  if (found.length === 0) throw new Failure('stale_token')
  return { kind: 'registrant', roles: ['registrant'], profileId }
}

/** A member whose profile is closed may only learn so and log out. */
export function refuseClosedProfile(actor: Actor): void {
  if (actor.kind !== 'member' || !closedStatuses.includes(actor.status)) return
  throw new Failure('profile_blocked', {
    message: `Your profile is in ${actor.status} state, kindly contact Administrator for activation.`,
  })
}
