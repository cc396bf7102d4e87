import { emailLinkHours } from '@bnr/contract/accounts/settings'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { confirmedEmail, emailToConfirm, isSameEmail } from '../../profiles/email.ts'
import type { ProfileRow } from '../../profiles/sections.ts'
import { updateProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { emailChanges } from '../tables.ts'
import { hashToken, newToken } from '../tokens.ts'
import { notifyPreviousAddress } from './notice.ts'

const pauseSeconds = 30
const maxInAnHour = 5
const hour = 3_600_000

type Change = typeof emailChanges.$inferSelect
type Profile = Pick<ProfileRow, 'id' | 'bnrId' | 'email' | 'emailVerified'>

/**
 * Saves the request for another e-mail address in the caller's transaction, which has locked the profile. Returns a
 * function that sends the confirmation link; call it once the transaction has committed.
 */
export async function requestEmailChange(
  services: Services,
  tx: Transaction,
  profile: Profile,
  address: string,
): Promise<() => Promise<void>> {
  const now = services.clock.now()
  const token = newToken()
  const values = {
    address,
    tokenHash: hashToken(token),
    sentAt: now,
    expiresAt: new Date(now.getTime() + emailLinkHours * hour),
    ...countedLinks(await changeOf(tx, profile.id), now),
    usedAt: null,
    cancelledAt: null,
  }
  await tx
    .insert(emailChanges)
    .values({ profileId: profile.id, ...values })
    .onConflictDoUpdate({ target: emailChanges.profileId, set: values })
  return async () => {
    await sendLink(services, profile, address, token)
    if (isSameEmail(address, profile.email)) return
    await notifyPreviousAddress(
      services,
      confirmedEmail(profile),
      'A new e-mail address was requested',
      requestText(profile),
    )
  }
}

const requestText = ({ bnrId }: Profile) =>
  `Somebody, most likely you, asked to use another e-mail address for the BNR Matrimony profile ${bnrId}. It changes once somebody opens the link that we sent to the new address.`

/** Counts this link. Cancelling and requesting again does not reset the count. */
function countedLinks(before: Change | undefined, now: Date): Pick<Change, 'sent' | 'firstSentAt'> {
  const since = (moment: Date) => now.getTime() - moment.getTime()
  if (!before || since(before.firstSentAt) >= hour) return { sent: 1, firstSentAt: now }
  const { sent, firstSentAt, sentAt } = before
  const wait = sent < maxInAnHour ? pauseSeconds * 1000 - since(sentAt) : hour - since(firstSentAt)
  if (wait > 0) throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) })
  return { sent: sent + 1, firstSentAt }
}

/** The token follows the #, so that it appears in no server log. */
function sendLink({ messenger, config }: Services, { bnrId }: Profile, address: string, token: string) {
  const link = `${config.publicUrl}/email/confirm#${token}`
  const text = [
    `Somebody, most likely you, asked to use this address for the BNR Matrimony profile ${bnrId}.`,
    `Open this link within ${emailLinkHours} hours to confirm it:`,
    link,
    'If it was not you, you can ignore this e-mail.',
  ]
  return messenger.mail({
    to: emailToConfirm(address),
    subject: 'Please confirm your e-mail address',
    text: text.join('\n\n'),
  })
}

async function changeOf(db: Queryable, profileId: number): Promise<Change | undefined> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.profileId, profileId))
  return change
}

export const hasRequestedEmail = async (db: Queryable, profileId: number): Promise<boolean> =>
  (await changeOf(db, profileId)) !== undefined

/** The request of this profile whose link can still be opened. */
export async function waitingChange(
  db: Queryable,
  profileId: number,
  now: Date,
): Promise<Change | undefined> {
  const change = await changeOf(db, profileId)
  return change && !change.usedAt && !change.cancelledAt && change.expiresAt > now ? change : undefined
}

export async function cancelChange(db: Queryable, profileId: number, now: Date): Promise<void> {
  await db.update(emailChanges).set({ cancelledAt: now }).where(eq(emailChanges.profileId, profileId))
}

/** Cancels a waiting change to another address, because a stranger who knew the old password may have asked for it. */
export async function cancelOtherAddress(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx.execute(sql`update email_changes c set cancelled_at = ${now.toISOString()} from profiles p
    where p.id = c.profile_id and p.user_id = ${userId} and c.used_at is null and c.cancelled_at is null
      and lower(c.address) is distinct from lower(p.email)`)
}

/** Voids links that were sent and the confirmation of the address, because somebody else may have entered it. */
export async function voidEmailProof(tx: Transaction, profileId: number): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.profileId, profileId))
  await updateProfile(tx, profileId, { emailVerified: false })
}
