import { eq } from 'drizzle-orm'
import { forgetBrowsers } from '../accounts/knownBrowsers.ts'
import { lineOf } from '../accounts/lineage.ts'
import { requireProvedPhone } from '../accounts/provedPhone.ts'
import { endSessions } from '../accounts/sessions.ts'
import { voidEmailProof } from '../accounts/settings/email.ts'
import { sendFirstLink } from '../accounts/settings/emailLink.ts'
import { users } from '../accounts/tables.ts'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Transaction } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { numberOf } from '../profiles/phone.ts'
import { requireEditor } from '../profiles/policy.ts'
import { lockProfile, updateProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'

const verified = 'Your mobile number is verified'
const passwordGone = `${verified}. We removed the old password, because it was set on another device. Set a new one in Settings, and check your e-mail address there: we send the link that confirms it when you next log in, or when you ask for it`

/**
 * Marks the number as verified after its code was entered in this session. Somebody else may have registered it, so
 * all other sessions end, a password from another browser is removed, and an e-mail address that came with it has to be
 * confirmed again. The owner of the number then has the account alone.
 */
export async function verifyPhone(
  services: Services,
  actor: Member | Staff,
  profileId: number,
): Promise<string> {
  const { sessionId } = actor
  const now = services.clock.now()
  const reply = await services.db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, profileId)
    requireEditor(actor, row)
    await requireProvedPhone(tx, sessionId, numberOf(row))
    if (row.phoneVerified) {
      noteNothing()
      return verified
    }
    if (actor.kind === 'staff') await audit(tx, now, actor.userId, 'phone verified', `profile ${row.id}`)
    await updateProfile(tx, row.id, { phoneVerified: true, changedAt: now })
    if (row.status === 'Draft') await notify(services, tx, { to: row.id, kind: 'welcome' })
    if (!(await endForeignAccess(tx, row.userId, sessionId, now))) return verified
    await voidEmailProof(tx, row.id)
    return passwordGone
  })
  // Somebody else may have entered the e-mail address, so the owner of the number checks it first.
  if (reply !== passwordGone) await sendFirstLink(services, profileId)
  return reply
}

/**
 * Ends the other sessions, and removes a password that was not set in this browser. Returns whether it removed one.
 */
async function endForeignAccess(
  tx: Transaction,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  await endSessions(tx, now, { userId, except: sessionId })
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user?.passwordHash || user.passwordSetBy === (await lineOf(tx, sessionId))) return false
  await tx
    .update(users)
    .set({ passwordHash: null, sealedPassword: null, passwordSetBy: null })
    .where(eq(users.id, userId))
  await forgetBrowsers(tx, userId)
  return true
}
