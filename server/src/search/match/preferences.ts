import { ageOn, firstBirthDate, lastBirthDate } from '@bnr/contract/profiles/age'
import type { Wish } from '@bnr/contract/search/fit'
import type { PartnerPreference } from '@bnr/contract/search/preferences'
import { partnerPreferenceNames } from '@bnr/contract/search/preferences'
import { type SQL, sql } from 'drizzle-orm'
import { byTrait } from '../../profiles/traits.ts'
import { type Bounds, columnOf, listed, type Preference, trait, within } from './kinds.ts'
import type { Person } from './person.ts'
import { place } from './place.ts'

const between =
  (column: string) =>
  ({ from, to }: Bounds): SQL =>
    sql`${columnOf('p', column)} between ${from} and ${to}`

function bornBetween({ from, to }: Bounds, now: Date): SQL {
  const [first, last] = [firstBirthDate(now, to), lastBirthDate(now, from)]
  return sql`${columnOf('p', 'date_of_birth')} between ${first} and ${last}`
}

/**
 * The only place that decides who fits whom, for SQL and for the words on a card. A missing answer to a question that
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

/** Whether the seeker prefers the other person; decides as the SQL conditions below. */
export const fits = (seeker: Person, other: Person, now: Date): boolean =>
  (seeker.refuses & other.traits) === 0n &&
  Object.values(preferences).every(
    ({ asks, knows, meets, refusesUnknown }) =>
      !asks(seeker) || meets(seeker, other, now) || !(refusesUnknown || knows(other, now)),
  )

/** Conditions on candidates (`p`) whom somebody prefers. */
export function preferredBy(seeker: Person, now: Date): SQL[] {
  const refused = seeker.refuses === 0n ? [] : [noneOf(columnOf('p', 'traits'), seeker.refuses)]
  return [...conditions((one) => one.preferredBy(seeker, now)), ...refused]
}

/** Conditions on candidates (`w`) who prefer a person like this. */
export function preferring(other: Person, now: Date): SQL[] {
  return [...conditions((one) => one.preferring(other, now)), noneOf(columnOf('w', 'refuses'), other.traits)]
}

function conditions(of: (preference: Preference) => SQL | undefined): SQL[] {
  return Object.values(preferences)
    .map(of)
    .filter((condition) => condition !== undefined)
}

/**
 * Requires that no bit is in common. It says `< 1` because the planner expects an equality to match one row in two
 * hundred.
 */
function noneOf(bits: SQL, excluded: bigint): SQL {
  return sql`(${bits} & ${String(excluded)}::bigint) < 1`
}
