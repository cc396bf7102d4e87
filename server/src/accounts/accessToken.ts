import type { Member, Staff } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { type Claims, signToken } from './tokens.ts'

/** Signs an access token that lasts this many seconds, but no longer than its session. */
export function accessToken(
  { secrets, clock }: Services,
  actor: Member | Staff,
  seconds: number,
): Promise<string> {
  return signToken(secrets.token, claimsOf(actor), clock.now(), seconds)
}

function claimsOf(actor: Member | Staff): Claims {
  const { sessionId: sid, userName: euid, roles } = actor
  const claims = { sid, euid, realm_access: { roles } }
  if (actor.kind === 'staff') return { ...claims, ut: 'au' }
  return { ...claims, ut: 'pu', profile_id: actor.profileId, pid: actor.bnrId }
}
