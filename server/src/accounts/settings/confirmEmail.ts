import { settingsMessages } from '@bnr/contract/accounts/settings'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit.ts'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import { requireRow } from '../../platform/requireRow.ts'
import type { Services } from '../../platform/services.ts'
import { confirmedEmail, isSameEmail } from '../../profiles/email.ts'
import { lockProfile, updateProfile } from '../../profiles/store.ts'
import { profiles } from '../../profiles/tables.ts'
import { emailChanges } from '../tables.ts'
import { hashToken } from '../tokens.ts'
import { notifyPreviousAddress } from './notice.ts'

/** Confirms the address that a link was sent to, once. The link alone proves it: no login is needed. Returns the message. */
export async function confirmEmail(services: Services, token: string): Promise<string> {
  const { db, clock } = services
  const { profileId } = await changeBehind(db, token)
  const now = clock.now()
  const before = await db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, profileId)
    const { usedAt, cancelledAt, expiresAt, address } = await changeBehind(tx, token)
    if (usedAt) throw new Failure('link_used')
    if (cancelledAt || expiresAt <= now || closedStatuses.includes(row.status))
      throw new Failure('link_expired')
    await tx.update(emailChanges).set({ usedAt: now }).where(eq(emailChanges.profileId, profileId))
    await freeAddress(tx, profileId, address, now)
    await updateProfile(tx, profileId, { email: address, emailVerified: true, changedAt: now })
    await audit(tx, now, row.userId, 'email change', `profile ${profileId}`)
    return { ...row, isSame: isSameEmail(row.email, address) }
  })
  if (before.isSame) return settingsMessages.emailConfirmed
  await notifyPreviousAddress(
    services,
    { email: confirmedEmail(before) },
    'Your e-mail address was changed',
    `Your BNR Matrimony profile ${before.bnrId} now uses another e-mail address.`,
  )
  return settingsMessages.emailUpdated
}

/** One address belongs to one account: whoever reads its mail takes it from a profile that only named it. */
async function freeAddress(tx: Transaction, profileId: number, address: string, now: Date): Promise<void> {
  const held = await holderOf(tx, address)
  if (!held || held.id === profileId) return
  if (held.emailVerified) throw new Failure('email_exists')
  await updateProfile(tx, held.id, { email: null, changedAt: now })
  await audit(tx, now, null, 'email change', `profile ${held.id}`)
}

async function holderOf(tx: Transaction, address: string) {
  const [held] = await tx
    .select({ id: profiles.id, emailVerified: profiles.emailVerified })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, address.toLowerCase()))
    .for('update')
  return held
}

function changeBehind(db: Queryable, token: string) {
  const isIt = eq(emailChanges.tokenHash, hashToken(token))
  return requireRow(db.select().from(emailChanges).where(isIt), 'link_expired')
}
