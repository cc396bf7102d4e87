import type { ProfileSections } from '@bnr/contract/profiles/profile'
import fc from 'fast-check'
import { type ListName, lists } from '../src/reference/lists.ts'

/** Some values of a list, taken from its start, where the most frequent values of the demo profiles are. */
const some = (name: ListName, most = 20) =>
  maybe(
    fc.uniqueArray(fc.constantFrom(...lists[name].entries.slice(0, most).map(({ key }) => key)), {
      maxLength: most / 2,
    }),
  )
const one = (name: ListName, most = 20) =>
  fc.option(fc.constantFrom(...lists[name].entries.slice(0, most).map(({ key }) => key)))

/** Null clears a value, undefined leaves it unchanged. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    fc.constant(undefined),
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: value },
  )

const bounds = <T>(value: fc.Arbitrary<T>) =>
  maybe(fc.record({ from: value, to: value }, { requiredKeys: [] }))
const height = fc
  .integer({ min: 58, max: 72 })
  .map((inches) => ({ feet: Math.floor(inches / 12), inches: inches % 12 }))
const income = fc.constantFrom(0, 200_000, 300_000, 500_000, 1_000_000)

const places = fc.record(
  {
    countries: fc.uniqueArray(fc.constantFrom('India', 'United States', 'Kuwait')),
    states: fc.uniqueArray(fc.constantFrom('Tamil Nadu', 'Kerala', 'Goa', 'Karnataka', 'California')),
    districts: fc.uniqueArray(fc.constantFrom('Chennai', 'Ernakulam', 'Kottayam', 'Coimbatore')),
  },
  { requiredKeys: [] },
)

/** A random change to a profile and its preferences, which may also clear values. */
export const anyChange = fc.record({
  basic: fc.record({
    maritalStatus: fc.constantFrom(
      'Never Married',
      'Never Married',
      'Divorced',
      'Annulled',
      'Widow / Widower',
    ),
    childCount: fc.option(fc.constantFrom('0', '1')),
    childStatus: one('childStatuses'),
    caste: maybe(one('castes')),
    physicalStatus: one('physicalStatuses', 3),
    eatingHabit: one('eatingHabits'),
    smokingHabit: one('smokingHabits'),
    drinkingHabit: one('drinkingHabits'),
  }),
  professional: fc.record({
    employmentType: maybe(one('employmentTypes')),
    annualIncome: maybe(fc.record({ from: income })),
  }),
  location: maybe(fc.record({ current: fc.constant(null) })),
  basicPreference: fc.record({
    age: bounds(fc.integer({ min: 20, max: 40 })),
    height: bounds(height),
    maritalStatuses: some('maritalStatuses'),
    childStatuses: some('childStatuses'),
    castes: some('castes', 60),
    motherTongues: some('motherTongues', 8),
    physicalStatuses: some('physicalStatuses'),
    eatingHabits: some('eatingHabits'),
    drinkingHabits: some('drinkingHabits'),
    smokingHabits: some('smokingHabits'),
  }),
  religiousPreference: fc.record({
    denominations: some('denominations', 30),
    spiritualities: some('spiritualities'),
  }),
  professionalPreference: fc.record({
    educations: some('educations', 60),
    employmentTypes: some('employmentTypes'),
    occupations: some('occupations', 80),
    income: bounds(income),
  }),
  locationPreference: maybe(places),
}) as unknown as fc.Arbitrary<ProfileSections>
