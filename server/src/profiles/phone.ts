import { hasValidLength, noSuchMobile, tenDigitMobile } from '@bnr/contract/phone'
import { refuseDuplicate } from '../database/refuseDuplicate.ts'
import { invalidInput } from '../platform/failure.ts'
import { isCallingCode } from '../reference/countryCodes.ts'
import { canExist, readPhone } from '../reference/phoneNumbers.ts'

export type Phone = { countryCode: string; number: string }
export const phoneText = ({ countryCode, number }: Phone): string => `${countryCode}${number}`

export const numberOf = (row: { phoneCountryCode: string; phoneNumber: string }): Phone => ({
  countryCode: row.phoneCountryCode,
  number: row.phoneNumber,
})

/** The number that a member has verified. An unverified one may belong to a stranger. */
export const verifiedNumber = (
  row: Parameters<typeof numberOf>[0] & { phoneVerified: boolean },
): Phone | undefined => (row.phoneVerified ? numberOf(row) : undefined)

/** Refuses a number that its country cannot have. `prefix` is the wire path of the phone, e.g. 'ph.'. */
export function refuseImpossible(phone: Phone, prefix = ''): void {
  if (!isCallingCode(phone.countryCode)) throw invalidInput({ [`${prefix}cc`]: 'Select a country code' })
  if (!hasValidLength(phone)) throw invalidInput({ [`${prefix}nu`]: tenDigitMobile })
  if (!canExist(phone)) throw invalidInput({ [`${prefix}nu`]: noSuchMobile })
}

export const withTrunkPrefix = 'Enter the number as you dial it from abroad, without a 0 before it'

/** The number as it is dialled from abroad, without digits that only calls within its country need, such as a 0. */
export const fromAbroad = (phone: Phone): Phone | undefined => readPhone(`+${phoneText(phone)}`)

/** Whether a possible number begins with such digits. With them, one phone would be two numbers. */
export function hasTrunkPrefix(phone: Phone): boolean {
  const dialled = fromAbroad(phone)
  return !dialled || phoneText(dialled) !== phoneText(phone)
}

/** Refuses a number for a profile. Profiles from before this rule still log in with theirs. */
export function refuseForProfile(phone: Phone, prefix = ''): void {
  refuseImpossible(phone, prefix)
  if (hasTrunkPrefix(phone)) throw invalidInput({ [`${prefix}nu`]: withTrunkPrefix })
}

/** Refuses a number that another profile has. `message` replaces the usual one, which asks members to log in. */
export const refuseTaken = (prefix = '', message?: string) =>
  refuseDuplicate('profiles_phone', 'phone_exists', `${prefix}nu`, message)

const readable = 4

/** Shows only the last digits of a number, for lists. */
export const maskedPhone = (countryCode: string, number: string): string =>
  `+${countryCode} ${'•'.repeat(Math.max(number.length - readable, 0))}${number.slice(-readable)}`
