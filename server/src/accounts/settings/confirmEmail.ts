import { settingsMessages } from '@bnr/contract/accounts/settings'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import { requireRow } from '../../database/requireRow.ts'
import { Failure } from '../../platform/failure.ts'
import { confirmedEmail, isSameEmail, refuseTakenEmail } from '../../profiles/email.ts'
import { lockProfile, updateProfile } from '../../profiles/store.ts'
import { profiles } from '../../profiles/tables.ts'
import type { Services } from '../../services/services.ts'
import { emailChanges } from '../tables.ts'
import { hashToken } from '../tokens.ts'
import { notifyPreviousAddress } from './notice.ts'

/**
 * Confirms the address that a link was sent to, once. The link is the proof, so no login is needed. Returns the
 * message.
 */
export async function confirmEmail(services: Services, token: string): Promise<string> {
  const { db, clock } = services
  const { profileId } = await changeByToken(db, token)
  const now = clock.now()
  const before = await db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, profileId)
    const { usedAt, cancelledAt, expiresAt, address } = await changeByToken(tx, token)
    // A repeated request, e.g. after a lost reply, learns that it worked.
    if (usedAt && row.emailVerified && isSameEmail(row.email, address)) return undefined
    if (usedAt) throw new Failure('link_used')
    if (cancelledAt || expiresAt <= now || closedStatuses.includes(row.status))
      throw new Failure('link_expired')
    await tx.update(emailChanges).set({ usedAt: now }).where(eq(emailChanges.profileId, profileId))
    await releaseAddress(tx, profileId, address, now)
    const values = { email: address, emailVerified: true, changedAt: now }
    await updateProfile(tx, profileId, values).catch(refuseTakenEmail)
    await audit(tx, now, row.userId, 'email change', `profile ${profileId}`)
    return { ...row, isSame: isSameEmail(row.email, address) }
  })
  if (!before || before.isSame) return settingsMessages.emailConfirmed
  await notifyPreviousAddress(
    services,
    confirmedEmail(before),
    'Your e-mail address was changed',
    `Your BNR Matrimony profile ${before.bnrId} now uses another e-mail address.`,
  )
  return settingsMessages.emailUpdated
}

/** An address belongs to one account. Its confirmed owner takes it from a profile that only entered it. */
async function releaseAddress(tx: Transaction, profileId: number, address: string, now: Date): Promise<void> {
  const holder = await holderOf(tx, address)
  if (!holder || holder.id === profileId) return
  if (holder.emailVerified) throw new Failure('email_exists')
  await updateProfile(tx, holder.id, { email: null, changedAt: now })
  await audit(tx, now, null, 'email change', `profile ${holder.id}`)
}

async function holderOf(tx: Transaction, address: string) {
  const [holder] = await tx
    .select({ id: profiles.id, emailVerified: profiles.emailVerified })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, address.toLowerCase()))
    .for('no key update')
  return holder
}

function changeByToken(db: Queryable, token: string) {
  const hasToken = eq(emailChanges.tokenHash, hashToken(token))
  return requireRow(db.select().from(emailChanges).where(hasToken), 'link_expired')
}
