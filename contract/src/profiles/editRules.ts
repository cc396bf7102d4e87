import { indianDay } from '../indianDay.ts'
import { asksMarital, type MaritalField } from './conditions.ts'
import { youngestPreferred } from './preferences.ts'
import { isGiven, type Rule, required } from './rule.ts'

/** Rules of the edit page that the wizard and the registration form do not have (specification 2, section 5). */

const rangeMessage = 'From value should be less than To value'

const inOrder = (from: number | null | undefined, to: number | null | undefined) =>
  from == null || to == null || from <= to

const siblingRule = (
  siblings: 'brothers' | 'sisters',
  married: 'marriedBrothers' | 'marriedSisters',
): Rule => ({
  path: `family.siblings.${married}`,
  message: `Number of ${siblings} should be greater than married ${siblings}`,
  holds: ({ family }) => (family?.siblings?.[married] ?? 0) <= (family?.siblings?.[siblings] ?? 0),
})

/** Refuses future years, which the schema alone cannot know. */
const notInFuture = (path: MaritalField & ('marriageYear' | 'divorceYear')): Rule => ({
  path: `basic.${path}`,
  message: 'Select a year',
  when: (profile) => asksMarital(profile, path) && isGiven(profile.basic?.[path]),
  holds: ({ basic }, { today }) => Number(basic?.[path]) <= Number(indianDay(today).slice(0, 4)),
})

const inInches = (height: { feet: number; inches: number } | undefined) =>
  height && height.feet * 12 + height.inches

const preferenceRules: readonly Rule[] = [
  {
    path: 'basicPreference.age.to',
    message: rangeMessage,
    holds: ({ basicPreference }) => {
      const { from = youngestPreferred, to } = basicPreference?.age ?? {}
      return inOrder(from, to)
    },
  },
  {
    path: 'basicPreference.height.to',
    message: rangeMessage,
    holds: ({ basicPreference }) =>
      inOrder(inInches(basicPreference?.height?.from), inInches(basicPreference?.height?.to)),
  },
  {
    path: 'professionalPreference.income.to',
    message: rangeMessage,
    holds: ({ professionalPreference }) =>
      inOrder(professionalPreference?.income?.from, professionalPreference?.income?.to),
  },
]

export const editRules: readonly Rule[] = [
  required('basic.dateOfBirth', 'Select dob'),
  notInFuture('marriageYear'),
  notInFuture('divorceYear'),
  {
    path: 'basic.divorceYear',
    message: 'The divorce cannot be earlier than the marriage',
    when: (profile) => asksMarital(profile, 'divorceYear'),
    holds: ({ basic }) => inOrder(basic?.marriageYear, basic?.divorceYear),
  },
  {
    path: 'basic.demiseDate',
    message: 'Select a date that has passed',
    when: (profile) => asksMarital(profile, 'demiseDate') && isGiven(profile.basic?.demiseDate),
    holds: ({ basic }, { today }) => (basic?.demiseDate ?? '') <= indianDay(today),
  },
  siblingRule('brothers', 'marriedBrothers'),
  siblingRule('sisters', 'marriedSisters'),
  ...preferenceRules,
]
