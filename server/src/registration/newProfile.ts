import { noSuchMobile } from '@bnr/contract/phone'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Rule } from '@bnr/contract/profiles/rule'
import { tidy } from '@bnr/contract/profiles/tidy'
import { hasTrunkPrefix, withTrunkPrefix } from '../profiles/phone.ts'
import { isCallingCode } from '../reference/countryCodes.ts'
import { canExist } from '../reference/phoneNumbers.ts'

/** The first content of a profile, for members and staff alike. */
export const newProfile = (given: ProfileSections, createdBy: 'Web' | 'Admin'): ProfileSections =>
  tidy({
    ...given,
    basic: { ...given.basic, createdBy },
    religion: { ...given.religion, religion: 'Christian' },
  })

const known = (phone: 'phone' | 'contactPersonPhone'): Rule => ({
  path: `basic.${phone}.countryCode`,
  message: 'Select a country code',
  when: ({ basic }) => !!basic?.[phone],
  holds: ({ basic }) => isCallingCode(basic?.[phone]?.countryCode),
})

/** We send a code to this number, so it must exist. */
const existing: Rule = {
  path: 'basic.phone.number',
  message: noSuchMobile,
  when: ({ basic }) => isCallingCode(basic?.phone?.countryCode),
  holds: ({ basic }) => !basic?.phone || canExist(basic.phone),
}

const noTrunkPrefix: Rule = {
  path: 'basic.phone.number',
  message: withTrunkPrefix,
  when: ({ basic }) => !!basic?.phone && isCallingCode(basic.phone.countryCode) && canExist(basic.phone),
  holds: ({ basic }) => !basic?.phone || !hasTrunkPrefix(basic.phone),
}

/** Rules that the contract cannot have, since it does not know the numbering plans of all countries. */
export const phoneRules: readonly Rule[] = [
  known('phone'),
  known('contactPersonPhone'),
  existing,
  noTrunkPrefix,
]
