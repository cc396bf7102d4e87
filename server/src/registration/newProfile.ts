import { noSuchMobile } from '@bnr/contract/phone'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Registration } from '@bnr/contract/profiles/registration'
import type { Rule } from '@bnr/contract/profiles/rule'
import { tidy } from '@bnr/contract/profiles/tidy'
import { isCallingCode } from '../reference/countryCodes.ts'
import { canExist } from '../reference/phoneNumbers.ts'

/** A profile as it begins, whoever makes it. */
export const newProfile = ({ basic }: Registration, createdBy: 'Web' | 'Admin'): ProfileSections =>
  tidy({ basic: { ...basic, createdBy }, religion: { religion: 'Christian' } })

const known = (phone: 'phone' | 'contactPersonPhone'): Rule => ({
  path: `basic.${phone}.countryCode`,
  message: 'Select a country code',
  when: ({ basic }) => !!basic?.[phone],
  holds: ({ basic }) => isCallingCode(basic?.[phone]?.countryCode),
})

/** A code is sent to this number, so it must be one that can receive it. */
const existing: Rule = {
  path: 'basic.phone.number',
  message: noSuchMobile,
  when: ({ basic }) => isCallingCode(basic?.phone?.countryCode),
  holds: ({ basic }) => !basic?.phone || canExist(basic.phone),
}

/** The contract does not know the numbering plans of all countries. */
export const phoneRules: readonly Rule[] = [known('phone'), known('contactPersonPhone'), existing]
