import { ageOn } from '@bnr/contract/profiles/age'
import { neverMarried } from '@bnr/contract/profiles/conditions'
import type { Gender } from '@bnr/contract/profiles/gender'
import { northernCommunities } from './communities/centralAndNorth.ts'
import { keralaCommunities } from './communities/kerala.ts'
import { northEastCommunities } from './communities/northEast.ts'
import { tamilCommunities } from './communities/tamilNadu.ts'
import { teluguCommunities } from './communities/telugu.ts'
import { westCoastCommunities } from './communities/westCoast.ts'
import type { Community } from './community.ts'
import type { Random, Weighted } from './random.ts'

const allCommunities: readonly Community[] = [
  ...tamilCommunities,
  ...keralaCommunities,
  ...teluguCommunities,
  ...westCoastCommunities,
  ...northEastCommunities,
  ...northernCommunities,
]

/** Communities of Indian Christians. About half are from Tamil Nadu and Kerala, as among our members. */
const communities: Weighted<Community> = allCommunities.map((community) => [community, community.weight])

/** The basic facts of a person, from which everything else follows. */
export type Person = {
  gender: Gender
  community: Community
  dateOfBirth: string
  age: number
  givenName: string
  /** What follows the given name: the father's name, an initial or a family name. */
  surname: string
  fatherName: string
  motherName: string
  createdFor: string
  maritalStatus: string
}

const shareOfMen = 0.52
const dayLength = 86_400_000
const yearLength = 365.25 * dayLength
/** A little above the minimum age, so that nobody is too young on any date. */
const youngest: Record<Gender, number> = { f: 18.3, m: 21.3 }
const oldest = 55
const usualAge: Record<Gender, readonly [mean: number, deviation: number]> = {
  f: [26.6, 3.3],
  m: [29.4, 3.6],
}
/** Share of people who look for a partner later than most, often after an earlier marriage. */
const shareOfLater = 0.13

const createdFors: Record<Gender, Weighted<string>> = {
  f: [
    ['Daughter', 45],
    ['Myself', 34],
    ['Sister', 12],
    ['Relative', 5],
    ['Friend', 4],
  ],
  m: [
    ['Myself', 48],
    ['Son', 35],
    ['Brother', 9],
    ['Relative', 4],
    ['Friend', 4],
  ],
}

/** Share of people who were married before, by age. */
const onceMarried: readonly (readonly [below: number, share: number])[] = [
  [24, 0.002],
  [28, 0.015],
  [31, 0.05],
  [35, 0.15],
  [40, 0.33],
  [46, 0.55],
  [Number.POSITIVE_INFINITY, 0.68],
]
const earlierMarriages: Weighted<string> = [
  ['Divorced', 46],
  ['Widow / Widower', 26],
  ['Awaiting Divorce', 11],
  ['Separated', 9],
  ['Annulled', 8],
]

export function personOf(random: Random, createdAt: Date, now: Date): Person {
  const gender: Gender = random.chance(shareOfMen) ? 'm' : 'f'
  const community = random.weighted(communities)
  const years = ageAtRegistration(random, gender)
  const dateOfBirth = new Date(createdAt.getTime() - years * yearLength).toISOString().slice(0, 10)
  const age = ageOn(now, dateOfBirth).ageYears
  const maritalStatus = maritalStatusOf(random, age)
  return {
    gender,
    community,
    dateOfBirth,
    age,
    ...namesOf(random, community, gender),
    createdFor: age > 40 ? 'Myself' : random.weighted(createdFors[gender]),
    maritalStatus,
  }
}

function ageAtRegistration(random: Random, gender: Gender): number {
  const [mean, deviation] = usualAge[gender]
  const years = random.chance(shareOfLater)
    ? mean + 5 + random.next() ** 1.6 * (oldest - mean - 5)
    : random.normal(mean, deviation)
  return Math.max(years, youngest[gender] + random.next())
}

function maritalStatusOf(random: Random, age: number): string {
  const [, share] = onceMarried.find(([below]) => age < below) ?? [0, 0]
  return random.chance(share) ? random.weighted(earlierMarriages) : neverMarried
}

function namesOf(random: Random, community: Community, gender: Gender) {
  const { men, women, fathers, mothers, families } = community.names
  const givenName = random.pick(gender === 'm' ? men : women)
  const father = random.pick(fathers)
  const mother = random.pick(mothers)
  const naming = random.weighted(community.naming)
  if (naming === 'father') return { givenName, surname: father, fatherName: father, motherName: mother }
  if (naming === 'initial') {
    return { givenName, surname: father.slice(0, 1), fatherName: father, motherName: mother }
  }
  const family = random.pick(families)
  const withFamily = (name: string) => (name === family ? name : `${name} ${family}`)
  return { givenName, surname: family, fatherName: withFamily(father), motherName: withFamily(mother) }
}

/** A given name with its surname, unless both are the same. */
export function fullName(givenName: string, surname: string): string {
  return givenName === surname ? givenName : `${givenName} ${surname}`
}
