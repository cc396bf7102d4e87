import type { Role } from '@bnr/contract/access'
import { freshFactorMinutes } from '@bnr/contract/accounts/secondFactor'
import { indianDay } from '@bnr/contract/indianDay'
import type { Gender } from '@bnr/contract/profiles/gender'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { plannedRows } from '../database/planned.ts'
import type { Member, Staff } from '../http/actor.ts'
import type { Alongside } from '../http/serve.ts'
import type { Services } from '../services/services.ts'

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
  factorFresh: boolean
  passwordDue: boolean
  activityDue: boolean
  hidesActivity: boolean
  alongside: unknown
}

export const bySessionId = (id: string): SQL => sql`s.id = ${id}`

/**
 * Finds the actor of an open session whose account may log in. `session` is an indexed condition on `s`. It runs with
 * every call of a logged-in person, so it is plain SQL for speed. `alongside` saves a member's call another statement.
 */
export async function sessionActor(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Queryable,
  session: SQL,
  alongside?: Alongside,
): Promise<Member | Staff | undefined> {
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000)
  const today = new Date(`${indianDay(clock.now())}T00:00:00+05:30`)
  const begun = minutesAgo(config.staffSessionHours * 60)
  const active = minutesAgo(config.staffIdleMinutes)
  const [found] = await plannedRows<Found>(db, 'session')`
    select s.id as "sessionId", u.id as "userId", u.type, u.user_name as "userName", u.name, u.roles,
        p.id as "profileId", p.bnr_id as "bnrId", p.gender, p.status,
        p.phone_verified as "phoneVerified",
        coalesce(s.factor_at >= ${minutesAgo(freshFactorMinutes)}, false) as "factorFresh",
        u.password_due as "passwordDue", p.hides_activity as "hidesActivity",
        s.active_at < case when u.type = 'au' then ${minutesAgo(1)}::timestamptz else ${today}::timestamptz end as "activityDue",
        case when p.id is not null then ${alongside?.(sql`p.id`) ?? sql`null::json`} end as alongside
      from sessions s join users u on u.id = s.user_id left join profiles p on p.user_id = u.id
      where ${session} and s.ended_at is null and not u.disabled
        and (u.type <> 'au' or (s.created_at > ${begun} and s.active_at > ${active}))`
  return found && actorOf(found)
}

function actorOf(found: Found): Member | Staff | undefined {
  const { sessionId, userId, type, userName, name, roles, profileId, bnrId, ...rest } = found
  const common = { sessionId, userId, userName, roles }
  if (type === 'au') {
    const { factorFresh, passwordDue, activityDue } = rest
    return { kind: 'staff', ...common, name, factorFresh, passwordDue, activityDue }
  }
  if (!profileId) return undefined
  const { gender, status, phoneVerified, hidesActivity, activityDue, alongside } = rest
  const known = { gender, status, phoneVerified, hidesActivity, activityDue, alongside }
  return { kind: 'member', ...common, profileId, bnrId: String(bnrId), ...known }
}

/** Those of these sessions of members that have not ended, with the state of the profile. */
export async function openMemberSessions(db: Queryable, ids: readonly string[]) {
  const found = await sqlRows<{ id: string; status: ProfileStatus }>(db)`
    select s.id, p.status from sessions s join users u on u.id = s.user_id join profiles p on p.user_id = u.id
      where s.id = any(${`{${ids.join(',')}}`}::uuid[]) and s.ended_at is null and not u.disabled`
  return new Map(found.map(({ id, status }) => [id, status]))
}
