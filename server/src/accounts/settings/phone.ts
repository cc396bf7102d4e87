import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Services } from '../../platform/services.ts'
import { type Phone, phoneText, refuseImpossible, refuseTaken } from '../../profiles/phone.ts'
import { lockProfile, updateProfile } from '../../profiles/store.ts'
import { countTry, forgetTries } from '../attempts.ts'
import { endSessions } from '../sessions.ts'
import { sessions } from '../tables.ts'
import { tellOwner } from './notice.ts'
import { requireCode } from './proof.ts'

/**
 * Changes a member's number once the code sent to the new one was entered. Whether the number is another member's
 * is judged after that: only who owns a number learns that it is registered.
 */
export async function changePhone(
  services: Services,
  member: Member,
  given: { phone: Phone; code: string },
  address: string,
): Promise<void> {
  refuseImpossible(given.phone, 'ph.')
  const attempt = await countTry(services, `new number of ${member.userName}`, address)
  await requireCode(services, given.phone, given.code)
  await forgetTries(services, attempt)
  const email = await takeNumber(services, member, given.phone).catch(refuseTaken('ph.'))
  await tellOwner(services, email, {
    subject: 'Your mobile number was changed',
    text: `The mobile number of your BNR Matrimony profile ${member.bnrId} was changed, and every other login has ended.`,
  })
}

/** Gives the e-mail address of the profile, whose owner is told. */
async function takeNumber({ db, clock }: Services, member: Member, phone: Phone): Promise<string | null> {
  const now = clock.now()
  return await db.inTransaction(async (tx) => {
    const before = await lockProfile(tx, member.profileId)
    const { email } = await updateProfile(tx, member.profileId, {
      phoneCountryCode: phone.countryCode,
      phoneNumber: phone.number,
      phoneVerified: true,
      changedAt: now,
    })
    await tx
      .update(sessions)
      .set({ provedPhone: phoneText(phone) })
      .where(eq(sessions.id, member.sessionId))
    await endSessions(tx, now, { userId: member.userId, except: member.sessionId })
    const from = phoneText({ countryCode: before.phoneCountryCode, number: before.phoneNumber })
    await audit(tx, {
      at: now,
      userId: member.userId,
      action: 'phone change',
      subject: `profile ${member.profileId}`,
      detail: { from, to: phoneText(phone) },
    })
    return email
  })
}
