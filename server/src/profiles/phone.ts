import { hasValidLength, noSuchMobile, tenDigitMobile } from '@bnr/contract/phone'
import { invalidInput } from '../platform/failure.ts'
import { refuseDuplicate } from '../platform/refuseDuplicate.ts'
import { isCallingCode } from '../reference/countryCodes.ts'
import { canExist } from '../reference/phoneNumbers.ts'

export type Phone = { countryCode: string; number: string }
export const phoneText = ({ countryCode, number }: Phone): string => `${countryCode}${number}`

/** The number of a profile. */
export const numberOf = (row: { phoneCountryCode: string; phoneNumber: string }): Phone => ({
  countryCode: row.phoneCountryCode,
  number: row.phoneNumber,
})

/** The number that a member has verified; any other may be a stranger's. */
export const verifiedNumber = (
  row: Parameters<typeof numberOf>[0] & { phoneVerified: boolean },
): Phone | undefined => (row.phoneVerified ? numberOf(row) : undefined)

/** Throws for a number that its country cannot have; `prefix` is where the call carries it, e.g. 'ph.'. */
export function refuseImpossible(phone: Phone, prefix = ''): void {
  if (!isCallingCode(phone.countryCode)) throw invalidInput({ [`${prefix}cc`]: 'Select a country code' })
  if (!hasValidLength(phone)) throw invalidInput({ [`${prefix}nu`]: tenDigitMobile })
  if (!canExist(phone)) throw invalidInput({ [`${prefix}nu`]: noSuchMobile })
}

/** Refuses a number that another profile has. Staff are not asked to log in. */
export const refuseTaken = (prefix = '', message?: string) =>
  refuseDuplicate('profiles_phone', 'phone_exists', `${prefix}nu`, message)

const readable = 4

/** How lists show a number: its end. */
export const maskedPhone = (countryCode: string, number: string): string =>
  `+${countryCode} ${'•'.repeat(Math.max(number.length - readable, 0))}${number.slice(-readable)}`
