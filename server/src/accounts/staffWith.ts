import { may, type Permission, type Role } from '@bnr/contract/access'
import { and, arrayOverlaps, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { users } from './tables.ts'

const maxShown = 500

/** Staff who may log in and have one of these roles, by name. */
export async function staffWith(db: Queryable, roles: readonly Role[]) {
  return await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.type, 'au'), eq(users.disabled, false), arrayOverlaps(users.roles, [...roles])))
    .orderBy(asc(users.name), asc(users.id))
    .limit(maxShown)
}

/** A member of staff in whose name a job continues, if the account is in use and still has the permission. */
export async function staffMember(
  db: Queryable,
  staffId: number,
  permission: Permission,
): Promise<Staff | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, staffId))
  if (!found || found.disabled || !may(found.roles, permission)) return undefined
  const { id, userName, name, roles } = found
  return { kind: 'staff', userId: id, userName, name, roles, sessionId: '' }
}
