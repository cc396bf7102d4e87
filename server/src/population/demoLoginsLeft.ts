import { and, eq, inArray } from 'drizzle-orm'
import { passwordMatches } from '../accounts/passwords.ts'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../platform/database.ts'
import { demoPassword, staffLogins } from './demoLogins.ts'
import { demoMembers } from './demoMembers.ts'

/** The people of the demo whose password, or whose made-up number, still opens an account. */
async function demoLoginsLeft(db: Queryable): Promise<string[]> {
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

/** Production never serves where everybody knows the password of the super administrator. */
export async function refuseDemoLogins(db: Queryable): Promise<void> {
  const left = await demoLoginsLeft(db)
  if (left.length === 0) return
  throw new Error(
    `This database holds logins of the demo that can log in: ${left.join(', ')}. Production needs a database of its own; or disable these accounts, or give them passwords and names of real people.`,
  )
}
