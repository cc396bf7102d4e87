import { adminPrefix } from '@bnr/contract/accounts/schemas'
import { and, eq } from 'drizzle-orm'
import { audit } from '../platform/audit.ts'
import type { Services } from '../platform/services.ts'
import { staffLine } from './lineage.ts'
import { removeFactors } from './secondFactor/reset.ts'
import { setPassword } from './setPassword.ts'
import { users } from './tables.ts'

type Lost = { mobile: string; password: string }

/**
 * For the last super administrator who has lost the second factor or the password: removes every factor, sets a first
 * password and ends all sessions. The person who runs the command reads the errors.
 */
export async function recoverAdministrator(
  services: Pick<Services, 'db' | 'clock' | 'secrets'>,
  { mobile, password }: Lost,
): Promise<string> {
  const { db, clock } = services
  return await db.inTransaction(async (tx) => {
    const isIt = and(eq(users.userName, adminPrefix + mobile), eq(users.type, 'au'))
    const [user] = await tx.select().from(users).where(isIt)
    if (!user?.roles.includes('super_admin'))
      throw new Error(`No super administrator has the number ${mobile}`)
    if (user.disabled) throw new Error('This account is disabled. Another super administrator can enable it')
    await removeFactors(services, tx, user.id)
    await setPassword(services, tx, { userId: user.id, password, setBy: staffLine, due: true })
    await audit(tx, clock.now(), null, 'second factor reset', `user ${user.id}`, { fields: ['password'] })
    return user.name
  })
}
