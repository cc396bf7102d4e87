import { ageOn, firstBirthDate, lastBirthDate } from '@bnr/contract/profiles/age'
import type { Wish } from '@bnr/contract/search/fit'
import type { PartnerPreference } from '@bnr/contract/search/preferences'
import { partnerPreferenceNames } from '@bnr/contract/search/preferences'
import { byTrait, type TraitName, traitMask, traitNames } from '../../profiles/traits.ts'
import type { Filter } from '../filters.ts'
import { type Bounds, listed, type Preference, trait, within } from './kinds.ts'
import type { Person } from './person.ts'
import { place } from './place.ts'

const between =
  (column: 'height_inches' | 'income') =>
  (bounds: Bounds): Filter => ({ kind: 'between', column, ...bounds })

const bornBetween = ({ from, to }: Bounds, now: Date): Filter => ({
  kind: 'born',
  from: firstBirthDate(now, to),
  to: lastBirthDate(now, from),
})

/**
 * The only place that decides who fits whom, for searches and for the words on a card. A missing answer to a question that
 * registration requires does not fit a preference. Any other missing answer excludes nobody, but does not count as
 * met.
 */
const preferences: Record<PartnerPreference, Preference> = {
  ...byTrait(trait),
  age: within(
    { from: 'age_from', to: 'age_to' },
    (person, now) => ageOn(now, person.date_of_birth).ageYears,
    bornBetween,
  ),
  height: within(
    { from: 'height_from', to: 'height_to' },
    (person) => person.height_inches,
    between('height_inches'),
  ),
  denomination: listed('denomination', 'denominations', { notGiven: 'refused', lone: 'lone_denomination' }),
  motherTongue: listed('mother_tongue', 'mother_tongues', {
    notGiven: 'refused',
    lone: 'lone_mother_tongue',
  }),
  caste: listed('caste', 'castes', { notGiven: 'open' }),
  education: listed('education', 'educations', { notGiven: 'refused' }),
  occupation: listed('occupation', 'occupations', { notGiven: 'refused' }),
  income: within({ from: 'income_from', to: 'income_to' }, (person) => person.income, between('income')),
  place,
}

/** The preferences of one person that another is known to meet. */
export function metBy(seeker: Person, other: Person, now: Date): PartnerPreference[] {
  return partnerPreferenceNames.filter(
    (name) => preferences[name].asks(seeker) && preferences[name].meets(seeker, other, now),
  )
}

/** What one person asks for, and whether the other has it. */
export function wishesOf(seeker: Person, other: Person, now: Date): Wish[] {
  return partnerPreferenceNames
    .filter((preference) => preferences[preference].asks(seeker))
    .map((preference) => {
      const { knows, meets } = preferences[preference]
      return { preference, ...(knows(other, now) && { isMet: meets(seeker, other, now) }) }
    })
}

/** Whether the seeker prefers the other person; decides as the filters below. */
export const fits = (seeker: Person, other: Person, now: Date): boolean =>
  (seeker.refuses & other.traits) === 0n &&
  Object.values(preferences).every(
    ({ asks, knows, meets, refusesUnknown }) =>
      !asks(seeker) || meets(seeker, other, now) || !(refusesUnknown || knows(other, now)),
  )

/** Finds the candidates whom somebody prefers. */
export const preferredBy = (seeker: Person, now: Date): Filter[] => [
  ...filters((one) => one.preferredBy(seeker, now)),
  ...(seeker.refuses === 0n ? [] : [{ kind: 'without', column: 'traits', bits: seeker.refuses } as const]),
]

/** Finds the candidates who prefer a person like this. */
export const preferring = (other: Person, now: Date): Filter[] => [
  ...filters((one) => one.preferring(other, now)),
  { kind: 'without', column: 'refuses', bits: other.traits },
]

const filters = (of: (preference: Preference) => Filter | undefined): Filter[] =>
  Object.values(preferences).flatMap((preference) => of(preference) ?? [])

type WishFilters = { preference: PartnerPreference; filter: Filter }

/** The filter of each wish of somebody. Together they find those whom `preferredBy` finds. */
export const wishesFor = (seeker: Person, now: Date): WishFilters[] =>
  wishes(
    (one) => one.preferredBy(seeker, now),
    (name) => bitsOf('traits', seeker.refuses & traitMask(name)),
  )

/** The filter of each wish that candidates can have of somebody. Together they find those whom `preferring` finds. */
export const wishesOfCandidates = (other: Person, now: Date): WishFilters[] =>
  wishes(
    (one) => one.preferring(other, now),
    (name) => bitsOf('refuses', other.traits & traitMask(name)),
  )

function wishes(
  of: (preference: Preference) => Filter | undefined,
  ofTrait: (name: TraitName) => Filter | undefined,
): WishFilters[] {
  return partnerPreferenceNames.flatMap((preference) => {
    const trait = traitNames.find((name) => name === preference)
    const filter = trait ? ofTrait(trait) : of(preferences[preference])
    return filter ? [{ preference, filter }] : []
  })
}

const bitsOf = (column: 'traits' | 'refuses', bits: bigint): Filter | undefined =>
  bits === 0n ? undefined : { kind: 'without', column, bits }
