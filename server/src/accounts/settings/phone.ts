import { eq } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import type { Member } from '../../http/actor.ts'
import { confirmedEmail } from '../../profiles/email.ts'
import { type Phone, phoneText, refuseForProfile, refuseTaken, verifiedNumber } from '../../profiles/phone.ts'
import { lockProfile, updateProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { countTry, forgetTry } from '../attempts.ts'
import { giveBackCode } from '../codes.ts'
import { forgetBrowsers } from '../knownBrowsers.ts'
import { endSessions } from '../sessions.ts'
import { sessions } from '../tables.ts'
import { newNumberLimit } from '../tryLimits.ts'
import { notifyPreviousLogin } from './notice.ts'
import { type Proof, requireCode, requireProof } from './proof.ts'

type PhoneChange = Proof & { phone: Phone; newCode: string }

/**
 * Changes a member's number after proof of identity and a code sent to the new number. Whether another member has the
 * number is checked last, so that only its owner learns that it is registered.
 */
export async function changePhone(
  services: Services,
  member: Member,
  { phone, newCode, ...proof }: PhoneChange,
  address: string,
): Promise<void> {
  refuseForProfile(phone, 'ph.')
  const attempt = await countTry(services, [newNumberLimit(member.userName)])
  const proved = await requireProof(services, member, proof, address, { code: 'cotp' })
  // After a slip in the new code, the member corrects it and sends the same proof again.
  await requireCode(services, phone, { code: newCode, address, key: 'otp' }).catch(async (error) => {
    if (proved !== undefined) await giveBackCode(services.db, proved)
    throw error
  })
  await forgetTry(services, attempt)
  const before = await saveNumber(services, member, phone).catch(refuseTaken('ph.'))
  const former = { email: confirmedEmail(before), phone: verifiedNumber(before) }
  await notifyPreviousLogin(services, former, {
    kind: 'numberChanged',
    subject: 'Your mobile number was changed',
    bnrId: member.bnrId,
  })
}

/** Saves the new number and returns the profile as it was before, for the notice. */
async function saveNumber({ db, clock }: Services, member: Member, phone: Phone) {
  const now = clock.now()
  return await db.inTransaction(async (tx) => {
    const before = await lockProfile(tx, member.profileId)
    await updateProfile(tx, member.profileId, {
      phoneCountryCode: phone.countryCode,
      phoneNumber: phone.number,
      phoneVerified: true,
      phoneChangedAt: now,
      changedAt: now,
    })
    await tx
      .update(sessions)
      .set({ provedPhone: phoneText(phone) })
      .where(eq(sessions.id, member.sessionId))
    await endSessions(tx, now, { userId: member.userId, except: member.sessionId })
    await forgetBrowsers(tx, member.userId)
    await audit(tx, now, member.userId, 'phone change', `profile ${member.profileId}`)
    return before
  })
}
