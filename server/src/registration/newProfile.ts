import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Registration } from '@bnr/contract/profiles/registration'
import type { Rule } from '@bnr/contract/profiles/rule'
import { tidy } from '@bnr/contract/profiles/tidy'
import { isCallingCode } from '../reference/countryCodes.ts'

/** A profile as it begins, whoever makes it. */
export const newProfile = ({ basic }: Registration, createdBy: 'Web' | 'Admin'): ProfileSections =>
  tidy({ basic: { ...basic, createdBy }, religion: { religion: 'Christian' } })

const known = (phone: 'phone' | 'contactPersonPhone'): Rule => ({
  path: `basic.${phone}.countryCode`,
  message: 'Select a country code',
  when: ({ basic }) => !!basic?.[phone],
  holds: ({ basic }) => isCallingCode(basic?.[phone]?.countryCode),
})

/** Codes of countries that there are; the contract does not know them. */
export const callingCodeRules: readonly Rule[] = [known('phone'), known('contactPersonPhone')]
