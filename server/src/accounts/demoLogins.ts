import type { Role } from '@bnr/contract/access'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { passwordMatches } from './passwords.ts'
import { users } from './tables.ts'

/** The logins of a demo, which everybody knows. Production must know them to refuse them. */
export const demoPassword = 'Demo1234'

type StaffLogin = { userName: string; mobile: string; role: Role; name: string }

const staff = (mobile: string, role: Role, name: string): StaffLogin => ({
  userName: `91${mobile}`,
  mobile,
  role,
  name,
})

/** Staff who can log in at /ad/login of a demo. */
export const staffLogins: readonly StaffLogin[] = [
  staff('9000000001', 'super_admin', 'Ruth Sundaram'),
  staff('9000000002', 'tele_manager', 'Kiran Mathews'),
  staff('9000000003', 'tele_executive', 'Nisha Fernandes'),
  staff('9000000004', 'cc_manager', 'Joseph Rajan'),
  staff('9000000005', 'cc_executive', 'Leela Thomas'),
  staff('9000000006', 'finance_admin', 'Edwin Pereira'),
]

/** BNR IDs of the members that a visitor of the demo can log in as. */
export const memberLogins = {
  anita: 10_000_001,
  samuel: 10_000_002,
  priya: 10_000_003,
  daniel: 10_000_004,
} as const

/** Demo accounts that are not disabled and still have the demo password or a name of the demo staff. */
async function remainingDemoLogins(db: Queryable): Promise<string[]> {
  const members = Object.values(memberLogins).map(String)
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
