import { and, eq, sql } from 'drizzle-orm'
import { users } from '../server/src/accounts/tables.ts'
import type { Services } from '../server/src/services/services.ts'
import { logIn } from '../server/test/factories/sessions.ts'

/** The token of a member of the demo's staff with this role. */
export async function tokenOf(services: Services, role: string): Promise<string> {
  const [user] = await services.db
    .select()
    .from(users)
    .where(and(eq(users.type, 'au'), sql`${role} = any(${users.roles})`))
    .limit(1)
  if (!user) throw new Error(`nobody is ${role}`)
  return (await logIn(services, user)).token
}
