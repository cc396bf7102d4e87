import { and, eq, inArray } from 'drizzle-orm'
import { passwordMatches } from '../accounts/passwords.ts'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { demoPassword, staffLogins } from './demoLogins.ts'
import { demoMembers } from './demoMembers.ts'

/** Demo accounts that are not disabled and still have the demo password or a name of the demo staff. */
async function remainingDemoLogins(db: Queryable): Promise<string[]> {
  const members = demoMembers.map(({ bnrId }) => String(bnrId))
  const userNames = [...staffLogins.map(({ userName }) => userName), ...members]
  const found = await db
    .select()
    .from(users)
    .where(and(inArray(users.userName, userNames), eq(users.disabled, false)))
  const names = new Set(staffLogins.map(({ name }) => name))
  const left: string[] = []
  for (const { userName, name, passwordHash } of found) {
    if (names.has(name) || (await passwordMatches(passwordHash, demoPassword))) left.push(userName)
  }
  return left
}

/** Refuses to run production on a database with accounts whose password everybody knows. */
export async function refuseDemoLogins(db: Queryable): Promise<void> {
  const left = await remainingDemoLogins(db)
  if (left.length === 0) return
  throw new Error(
    `This database has demo accounts that can log in: ${left.join(', ')}. Production needs a database without demo data. Create one, or disable these accounts, or give them new passwords and the names of real people.`,
  )
}
