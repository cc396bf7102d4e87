import { canBeMobile } from '@bnr/contract/phone'
import { isValidPhoneNumber } from 'libphonenumber-js'

/** Whether a number can be a mobile number, by the numbering plan of its country. */
export function canExist({ countryCode, number }: { countryCode: string; number: string }): boolean {
  return canBeMobile({ countryCode, number }) && isValidPhoneNumber(`+${countryCode}${number}`)
}
