import { adminPrefix } from '@bnr/contract/accounts/schemas'
import { and, eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Services } from '../services/services.ts'
import { staffLine } from './lineage.ts'
import { removeFactors } from './secondFactor/reset.ts'
import { setPassword } from './setPassword.ts'
import { users } from './tables.ts'

type Account = { mobile: string; password: string }

/**
 * For a super administrator who has lost the second factor or the password: removes all factors, sets a temporary
 * password and ends all sessions. Errors are for the person who runs the command.
 */
export async function recoverAdministrator(
  services: Pick<Services, 'db' | 'clock' | 'secrets'>,
  { mobile, password }: Account,
): Promise<string> {
  const { db, clock } = services
  return await db.inTransaction(async (tx) => {
    const isAccount = and(eq(users.userName, adminPrefix + mobile), eq(users.type, 'au'))
    const [user] = await tx.select().from(users).where(isAccount)
    if (!user?.roles.includes('super_admin'))
      throw new Error(`No super administrator has the number ${mobile}`)
    if (user.disabled) throw new Error('This account is disabled. Another super administrator can enable it')
    await removeFactors(services, tx, user.id)
    await setPassword(services, tx, { userId: user.id, password, setBy: staffLine, due: true })
    await audit(tx, clock.now(), null, 'second factor reset', `user ${user.id}`, { fields: ['password'] })
    return user.name
  })
}
