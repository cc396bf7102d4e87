import type { Role } from '@bnr/contract/access'
import { inArray } from 'drizzle-orm'
import { demoPassword, staffLogins } from '../../../server/src/accounts/demoLogins.ts'
import { hashPassword, sealPassword } from '../../../server/src/accounts/passwords.ts'
import { saveTotp } from '../../../server/src/accounts/secondFactor/totp.ts'
import { users } from '../../../server/src/accounts/tables.ts'
import type { Queryable } from '../../../server/src/database/database.ts'
import type { Services } from '../../../server/src/services/services.ts'

/** A public secret that shows how an authenticator app works. It protects nothing. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXP'

export type DemoSecret = { passwordHash: string | null; sealedPassword: string | null }

/** The password of all demo logins, hashed once for all of them. */
export async function demoSecret({ secrets }: Pick<Services, 'secrets'>): Promise<DemoSecret> {
  return {
    passwordHash: await hashPassword(demoPassword),
    sealedPassword: sealPassword(secrets.escrow, demoPassword),
  }
}

/** Adds the demo staff that do not exist yet. */
export async function seedStaff(services: Pick<Services, 'db' | 'clock' | 'secrets'>): Promise<void> {
  const { db, clock } = services
  const known = await knownLogins(db, staffLogins)
  const missing = staffLogins.filter(({ userName }) => !known.has(userName))
  if (missing.length === 0) return
  const { passwordHash } = await demoSecret(services)
  const rows = missing.map(({ userName, mobile, role, name }) => ({
    type: 'au' as const,
    userName,
    name,
    roles: ['staff_user' as const, role],
    mobile,
    createdAt: clock.now(),
    passwordHash,
  }))
  await db.inTransaction(async (tx) => {
    const added = await tx
      .insert(users)
      .values(rows)
      .onConflictDoNothing({ target: users.userName })
      .returning({ userId: users.id })
    for (const { userId } of added)
      await saveTotp(services, tx, { userId, secret: demoTotpSecret, lastStep: 0 })
  })
}

/** The logins of a list that exist, by user name. */
export async function knownLogins(
  db: Queryable,
  logins: readonly { userName: string }[],
): Promise<Map<string, { id: number; name: string }>> {
  const userNames = logins.map(({ userName }) => userName)
  const found = await db
    .select({ id: users.id, name: users.name, userName: users.userName })
    .from(users)
    .where(inArray(users.userName, userNames))
  return new Map(found.map(({ userName, id, name }) => [userName, { id, name }]))
}

/** The staff who approved demo members, look after them and keep the books. */
export type StaffOfMembers = Record<
  'teleManager' | 'teleExecutive' | 'careExecutive' | 'finance',
  { id: number; name: string } | undefined
>

/** The values are undefined in a database without demo staff. */
export async function staffOfMembers(db: Queryable): Promise<StaffOfMembers> {
  const known = await knownLogins(db, staffLogins)
  const find = (role: Role) => known.get(staffLogins.find((login) => login.role === role)?.userName ?? '')
  return {
    teleManager: find('tele_manager'),
    teleExecutive: find('tele_executive'),
    careExecutive: find('cc_executive'),
    finance: find('finance_admin'),
  }
}
