import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { lockProfile, updateProfile } from '../../profiles/store.ts'
import { emailChanges } from '../tables.ts'
import { hashToken } from '../tokens.ts'
import { tellOwner } from './notice.ts'

/** Puts the address of a link in use, once, whoever opens it: who reads its mail has the address. */
export async function confirmEmail(services: Services, token: string): Promise<void> {
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
    await updateProfile(tx, profileId, { email: address, changedAt: now })
    await audit(tx, {
      at: now,
      userId: row.userId,
      action: 'email change',
      subject: `profile ${profileId}`,
      detail: { from: row.email, to: address },
    })
    return row
  })
  await tellOwner(services, before.email, {
    subject: 'Your e-mail address was changed',
    text: `Your BNR Matrimony profile ${before.bnrId} now uses another e-mail address.`,
  })
}

async function changeBehind(db: Queryable, token: string) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, hashToken(token)))
  if (!change) throw new Failure('link_expired')
  return change
}
