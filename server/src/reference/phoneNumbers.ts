import { canBeMobile } from '@bnr/contract/phone'
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'

/** Whether a number can be a mobile number, by the numbering plan of its country. */
export function canExist({ countryCode, number }: { countryCode: string; number: string }): boolean {
  return canBeMobile({ countryCode, number }) && isValidPhoneNumber(`+${countryCode}${number}`)
}

/** Reads a number as people write it: +91 98765 43210, 098765-43210, 0091 98765 43210, (+44) 7700 900123. */
export function readPhone(text: string): { countryCode: string; number: string } | undefined {
  const read = parsePhoneNumberFromString(text.replace(/^[^\d+(]+/, ''), 'IN')
  return read && { countryCode: read.countryCallingCode, number: read.nationalNumber }
}
