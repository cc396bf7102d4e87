import { defaultCountry } from './address.ts'
import { impliedGender } from './conditions.ts'
import { freeTextRules } from './freeText.ts'
import type { ProfileSections } from './profile.ts'
import { broken, isGiven, type Rule, type RuleContext, type RuleErrors, valueAt } from './rule.ts'

const pincode = /^[1-9]\d{5}$/

const pincodeRule = (place: 'current' | 'permanent'): Rule => ({
  path: `location.${place}.postalCode`,
  message: 'Enter a 6 digit postal code',
  when: ({ location }) =>
    isGiven(location?.[place]?.postalCode) &&
    (location?.[place]?.country ?? defaultCountry) === defaultCountry,
  holds: ({ location }) => pincode.test(location?.[place]?.postalCode ?? ''),
})

/** Rules of every change, from whichever form. */
export const everyChangeRules: readonly Rule[] = [
  ...freeTextRules,
  pincodeRule('current'),
  pincodeRule('permanent'),
]

/** Returns the errors of a change against these rules, only for values that it changes. */
export function brokenByAnyChange(
  before: ProfileSections,
  after: ProfileSections,
  context: RuleContext,
): RuleErrors {
  const found = Object.entries(broken(everyChangeRules, after, context))
  return Object.fromEntries(found.filter(([path]) => valueAt(before, path) !== valueAt(after, path)))
}

/** Refuses a gender that contradicts created-for. */
export const genderRule: Rule = {
  path: 'basic.gender',
  message: 'The gender follows from Profile for. Change that first',
  when: (profile) => isGiven(profile.basic?.gender) && impliedGender(profile) !== undefined,
  holds: (profile) => profile.basic?.gender === impliedGender(profile),
}
