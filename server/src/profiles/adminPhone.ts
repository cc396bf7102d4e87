import type { Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import type { Services } from '../platform/services.ts'
import { type Phone, phoneText, refuseImpossible, refuseTaken } from './phone.ts'
import { lockProfile, updateProfile } from './store.ts'

/** Gives a profile another number on the word of staff; nobody has proved it, so it is not verified. */
export async function changePhoneByStaff(
  { db, clock }: Services,
  staff: Staff,
  id: number,
  phone: Phone,
): Promise<void> {
  refuseImpossible(phone)
  const at = clock.now()
  const change = db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, id)
    const before = { countryCode: row.phoneCountryCode, number: row.phoneNumber }
    if (phoneText(before) === phoneText(phone)) return
    await updateProfile(tx, id, {
      phoneCountryCode: phone.countryCode,
      phoneNumber: phone.number,
      phoneVerified: false,
      changedAt: at,
    })
    await audit(tx, {
      at,
      userId: staff.userId,
      action: 'admin phone',
      subject: `profile ${id}`,
      detail: { from: phoneText(before), to: phoneText(phone) },
    })
  })
  await change.catch(refuseTaken())
}
