import { numberTaken } from '@bnr/contract/profiles/creationWords'
import { forgetBrowsers } from '../accounts/knownBrowsers.ts'
import { endSessions } from '../accounts/sessions.ts'
import { notifyPreviousLogin } from '../accounts/settings/notice.ts'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Staff } from '../http/actor.ts'
import { confirmedEmail } from '../profiles/email.ts'
import {
  numberOf,
  type Phone,
  phoneText,
  refuseForProfile,
  refuseTaken,
  verifiedNumber,
} from '../profiles/phone.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { lockProfile, updateProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'

/**
 * Changes the number of a profile at the request of staff. The new number is not verified, all sessions end, and the
 * old number and e-mail address are notified.
 */
export async function changePhoneByStaff(
  services: Services,
  staff: Staff,
  id: number,
  phone: Phone,
): Promise<void> {
  refuseForProfile(phone)
  const before = await replaceNumber(services, staff, id, phone).catch(refuseTaken('', numberTaken))
  if (!before) return
  await notifyPreviousLogin(
    services,
    { email: confirmedEmail(before), phone: verifiedNumber(before) },
    { kind: 'numberChangedByStaff', subject: 'Your mobile number was changed', bnrId: before.bnrId },
  )
}

/** Returns the profile before the change, or undefined when the number is the same. */
async function replaceNumber(
  { db, clock }: Services,
  staff: Staff,
  id: number,
  phone: Phone,
): Promise<ProfileRow | undefined> {
  const at = clock.now()
  return await db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, id)
    const [from, to] = [phoneText(numberOf(row)), phoneText(phone)]
    if (from === to) {
      noteNothing()
      return undefined
    }
    await updateProfile(tx, id, {
      phoneCountryCode: phone.countryCode,
      phoneNumber: phone.number,
      phoneVerified: false,
      phoneChangedAt: at,
      changedAt: at,
    })
    await endSessions(tx, at, { userId: row.userId })
    await forgetBrowsers(tx, row.userId)
    await audit(tx, at, staff.userId, 'profile change', `profile ${id}`, { fields: ['basic.phone'] })
    return row
  })
}
