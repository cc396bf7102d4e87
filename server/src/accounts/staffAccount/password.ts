import { settingsMessages } from '@bnr/contract/accounts/settings'
import type { changeStaffPassword as endpoint } from '@bnr/contract/accounts/staffAccount'
import type { Input } from '@bnr/contract/endpoint'
import { eq } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import type { Staff } from '../../http/actor.ts'
import { invalidInput } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { countTry, forgetTry } from '../attempts.ts'
import { lineOf } from '../lineage.ts'
import { passwordMatches } from '../passwords.ts'
import { setPassword } from '../setPassword.ts'
import { users } from '../tables.ts'
import { proofLimit } from '../tryLimits.ts'

type Change = Input<typeof endpoint>['body']

/** Changes the password of the person and ends all other sessions. */
export async function changeStaffPassword(services: Services, staff: Staff, change: Change): Promise<void> {
  const { db, clock } = services
  const { userId, sessionId } = staff
  await requireCurrentPassword(services, staff, change.currentPassword)
  if (change.password === change.currentPassword)
    throw invalidInput({ pwd: 'Choose a password that differs from the current one' })
  await db.inTransaction(async (tx) => {
    const setBy = await lineOf(tx, sessionId)
    await setPassword(services, tx, { userId, password: change.password, setBy, keep: sessionId })
    await audit(tx, clock.now(), userId, 'password change', `user ${userId}`)
  })
}

async function requireCurrentPassword(services: Services, { userId, userName }: Staff, password: string) {
  const attempt = await countTry(services, [proofLimit(userName)])
  const [user] = await services.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  if (!(await passwordMatches(user?.passwordHash, password)))
    throw invalidInput({ cpwd: settingsMessages.wrongPassword })
  await forgetTry(services, attempt)
}
