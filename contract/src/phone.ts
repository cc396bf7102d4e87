import { z } from '#schema'
import { formatted } from './values.ts'
import { wire } from './wire.ts'

export const indianCode = '91'
export const indianDigits = 10
/** Most digits of a national number in any country. */
export const maxDigits = 14

const enterMobile = 'Enter mobile'

/** `tenDigits` is the message for an Indian number that does not have 10 digits; the forms word it differently. */
function phone(title: string, messages: { empty: string; tenDigits: string }) {
  const national = z
    .string({ error: messages.empty })
    .trim()
    .min(1, messages.empty)
    .regex(new RegExp(`^\\d{4,${maxDigits}}$`), messages.tenDigits)
  return wire(title, {
    countryCode: [
      'cc',
      z
        .string()
        .regex(/^\d{1,4}$/, 'Select a country code')
        .default(indianCode),
      'Country calling code without plus sign, 91 by default',
    ],
    number: [
      'nu',
      formatted(national, { kind: 'pattern', message: messages.empty }),
      `National number, 4 to ${maxDigits} digits; exactly 10 for India`,
    ],
    type: ['pt', z.literal('M').default('M'), 'Type of number; always M, for mobile'],
  })
}

type PhoneInput = { countryCode?: string | undefined; number: string }

/** Whether the number has the length that its country needs. The schema of the number alone cannot know the country. */
export const hasValidLength = ({ countryCode = indianCode, number }: PhoneInput): boolean =>
  countryCode !== indianCode || number.length === indianDigits

/** First digits of Indian mobile numbers. Only the server knows the numbering plans of other countries. */
export const indianMobile = /^[6-9]/

export const canBeMobile = ({ countryCode = indianCode, number }: PhoneInput): boolean =>
  countryCode !== indianCode || indianMobile.test(number)

export const tenDigitMobile = 'Enter 10 digit mobile number'
export const noSuchMobile = 'There is no such mobile number'
export const tenDigitContact = 'Enter valid 10 digit phone number'

export const memberPhone = phone('Mobile number', { empty: enterMobile, tenDigits: tenDigitMobile })
export const contactPhone = phone('Contact number', { empty: 'Enter mobile no.', tenDigits: tenDigitContact })
