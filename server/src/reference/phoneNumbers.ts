import { indianCode } from '@bnr/contract/phone'
import { isValidPhoneNumber } from 'libphonenumber-js'

/** Whether a mobile phone can have this number, by the numbering plan of its country. */
export function canExist({ countryCode, number }: { countryCode: string; number: string }): boolean {
  if (countryCode === indianCode && !/^[6-9]/.test(number)) return false
  return isValidPhoneNumber(`+${countryCode}${number}`)
}
