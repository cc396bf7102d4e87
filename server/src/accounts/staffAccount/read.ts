import type { readStaffAccount as endpoint } from '@bnr/contract/accounts/staffAccount'
import type { Reply } from '@bnr/contract/endpoint'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Staff } from '../../http/actor.ts'
import type { Services } from '../../services/services.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../secondFactor/tables.ts'
import { openSessions } from '../settings/openSessions.ts'
import { sessions } from '../tables.ts'

/** The security settings and open sessions of a member of staff. */
export async function readStaffAccount(services: Services, staff: Staff): Promise<Reply<typeof endpoint>> {
  const { db, config, clock } = services
  const { userId } = staff
  const [totp] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000)
  const isOpen = and(
    gt(sessions.createdAt, minutesAgo(config.staffSessionHours * 60)),
    gt(sessions.activeAt, minutesAgo(config.staffIdleMinutes)),
  )
  return {
    required: config.secondFactor,
    ...(totp && { totpSince: totp.createdAt.toISOString() }),
    passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      ...(usedAt && { usedAt: usedAt.toISOString() }),
    })),
    recoveryCodesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
    sessions: await openSessions(services, staff, isOpen),
  }
}
