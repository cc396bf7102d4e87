import type { Role } from '@bnr/contract/access'
import { and, arrayOverlaps, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
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
