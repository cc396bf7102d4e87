import type { Role } from '@bnr/contract/access'
import type { Gender } from '@bnr/contract/profiles/gender'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { type SQL, sql } from 'drizzle-orm'
import type { Member, Staff } from '../platform/actor.ts'
import { type Queryable, rows } from '../platform/database.ts'

type Found = {
  sessionId: string
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

export const bySessionId = (id: string): SQL => sql`s.id = ${id}`

/**
 * The person of a session that goes on, of an account that may log in; `session` is a condition on `s`, by an index. Asked with
 * every call of a logged-in person, so written as plain SQL.
 */
export async function sessionActor(db: Queryable, session: SQL): Promise<Member | Staff | undefined> {
  const [found] = await rows<Found>(
    db,
    sql`select s.id as "sessionId", u.id as "userId", u.type, u.user_name as "userName", u.name, u.roles,
        p.id as "profileId", p.bnr_id as "bnrId", p.gender, p.status,
        p.phone_verified as "phoneVerified"
      from sessions s join users u on u.id = s.user_id left join profiles p on p.user_id = u.id
      where ${session} and s.ended_at is null and not u.disabled`,
  )
  return found && actorOf(found)
}

function actorOf({ type, name, profileId, bnrId, gender, status, phoneVerified, ...held }: Found) {
  if (type === 'au') return { kind: 'staff', ...held, name } as const
  if (!profileId) return undefined
  return { kind: 'member', ...held, profileId, bnrId: String(bnrId), gender, status, phoneVerified } as const
}
