import { neverMarried } from '@bnr/contract/profiles/conditions'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { denominations } from '../../../server/src/reference/data/denominations.ts'
import { heightOf } from './body.ts'
import type { Faith } from './faith.ts'
import { words } from './lines.ts'
import type { Person } from './person.ts'
import type { Places } from './place.ts'
import type { Random } from './random.ts'
import type { Work } from './work.ts'

type Preferences = Required<{
  [K in
    | 'basicPreference'
    | 'religiousPreference'
    | 'professionalPreference'
    | 'locationPreference']: NonNullable<ProfileSections[K]>
}>

const marriedBefore = words('Widow / Widower, Divorced, Annulled, Separated')
const shareOpenToAll = 0.12
const lakh = 100_000

/** The partner preference of a person. Each part of it is open for some. */
export function preferencesOf(
  random: Random,
  person: Person,
  known: { inches: number; faith: Faith; work: Work; places: Places },
): Preferences {
  return {
    basicPreference: basicPreference(random, person, known.inches),
    religiousPreference: religiousPreference(random, known.faith),
    professionalPreference: professionalPreference(random, person, known.work),
    locationPreference: locationPreference(random, known.places),
  }
}

function basicPreference(random: Random, person: Person, inches: number): Preferences['basicPreference'] {
  const { motherTongue, castes } = preferencesOfCommunity(random, person)
  return {
    age: agesFor(random, person),
    ...(random.chance(0.85) ? { height: heightsFor(random, person.gender, inches) } : {}),
    maritalStatuses: statusesFor(random, person.maritalStatus),
    ...(motherTongue ? { motherTongues: motherTongue } : {}),
    ...(castes ? { castes } : {}),
    physicalStatuses: ['Normal'],
    ...(random.chance(0.8) ? { drinkingHabits: ['Never Drinks'] } : {}),
    ...(random.chance(0.85) ? { smokingHabits: ['Never Smokes'] } : {}),
    ...(random.chance(0.3) ? { eatingHabits: ['Non-Vegetarian'] } : {}),
  }
}

function preferencesOfCommunity(random: Random, { community }: Person) {
  const first = community.motherTongue[0]?.[0]
  return {
    motherTongue: first && random.chance(0.7) ? [first] : undefined,
    castes: random.chance(0.25) ? community.castes.slice(0, 3).map(([caste]) => caste) : undefined,
  }
}

/** Brides prefer ages a little above theirs, grooms a little below. */
function agesFor(random: Random, { gender, age }: Person) {
  const span = random.int(5, 8)
  if (gender === 'f')
    return { from: Math.max(21, age - random.int(0, 1)), to: Math.min(70, Math.max(21, age) + span) }
  return { from: Math.max(18, age - span), to: Math.max(18, age + random.int(0, 1)) }
}

function heightsFor(random: Random, gender: 'f' | 'm', inches: number) {
  const [from, to] =
    gender === 'f'
      ? [inches + random.int(0, 2), inches + 12]
      : [inches - random.int(8, 10), inches - random.int(0, 1)]
  return { from: heightOf(Math.max(54, from)), to: heightOf(Math.min(80, to)) }
}

function statusesFor(random: Random, own: string): string[] {
  if (random.chance(shareOpenToAll)) return [neverMarried, ...marriedBefore]
  if (own === neverMarried) return [own]
  return [...new Set([own, ...random.some(marriedBefore, 2), ...(random.chance(0.3) ? [neverMarried] : [])])]
}

const families = Map.groupBy(denominations.entries, ({ category }) => category)

function related(category: Faith['category']): string[] {
  return (families.get(category) ?? []).slice(0, 8).map(({ key }) => key)
}

function religiousPreference(
  random: Random,
  { denomination, category }: Faith,
): Preferences['religiousPreference'] {
  return {
    denominations: random.chance(0.45) ? [denomination] : related(category),
    ...(random.chance(0.25)
      ? { spiritualities: ['Born Again', 'Born Again and Baptised', 'Committed Believer'] }
      : {}),
  }
}

function professionalPreference(
  random: Random,
  { gender }: Person,
  work: Work,
): Preferences['professionalPreference'] {
  return {
    ...(random.chance(0.25)
      ? { educations: [...new Set([work.degree, ...work.career.degrees.slice(0, 3).map(([one]) => one)])] }
      : {}),
    ...(gender === 'f' && random.chance(0.6)
      ? { income: { from: random.pick([3, 4, 5, 7, 10]) * lakh } }
      : {}),
    ...(random.chance(0.3) ? { employmentTypes: words('Private Sector, Government, Public Sector') } : {}),
  }
}

function locationPreference(random: Random, { home, current }: Places): Preferences['locationPreference'] {
  return {
    countries: [...new Set(['India', current.country])],
    ...(random.chance(0.4)
      ? { states: [...new Set([home.state, ...(current.country === 'India' ? [current.state] : [])])] }
      : {}),
  }
}
