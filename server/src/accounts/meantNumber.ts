import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { fromAbroad, type Phone, phoneText } from '../profiles/phone.ts'
import { profiles } from '../profiles/tables.ts'

/**
 * The number meant by somebody who requests a code. Abroad, people also type the 0 that only calls within their country
 * need, and an SMS to it may not arrive. Only profiles from before `refuseForProfile` have it in their numbers.
 */
export async function meantNumber(db: Queryable, phone: Phone): Promise<Phone> {
  const dialled = fromAbroad(phone)
  if (!dialled || phoneText(dialled) === phoneText(phone)) return phone
  const isThisOne = and(
    eq(profiles.phoneNumber, phone.number),
    eq(profiles.phoneCountryCode, phone.countryCode),
  )
  return (await db.$count(profiles, isThisOne)) > 0 ? phone : dialled
}
