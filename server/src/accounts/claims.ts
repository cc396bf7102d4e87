import type { Role } from '@bnr/contract/access'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { profiles } from '../profiles/tables.ts'
import { users } from './tables.ts'
import type { Claims } from './tokens.ts'

/** What a token says of a user, as it stands in the database now. */
export async function claimsOf(db: Queryable, userId: number): Promise<Claims> {
  const [user] = await db
    .select({
      userName: users.userName,
      type: users.type,
      roles: users.roles,
      disabled: users.disabled,
      profileId: profiles.id,
      bnrId: profiles.bnrId,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!user || user.disabled) throw new Failure('stale_token')
  return {
    euid: user.userName,
    ut: user.type,
    realm_access: { roles: user.roles as Role[] },
    ...(user.profileId && user.bnrId ? { profile_id: user.profileId, pid: String(user.bnrId) } : {}),
  }
}
