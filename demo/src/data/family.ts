import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { shares } from './lines.ts'
import { type Parent, parentOf } from './parents.ts'
import { fullName, type Person } from './person.ts'
import type { Places } from './place.ts'
import type { Random } from './random.ts'

export type Siblings = { brothers: number; marriedBrothers: number; sisters: number; marriedSisters: number }
export type Family = { father: Parent; mother: Parent; siblings: Siblings; contact: Contact }
type Contact = { name: string; relationship: string }

const siblingCounts = shares('0 37, 1 42, 2 17, 3 4')
const statuses = shares('Lower Middle Class 12, Middle Class 58, Upper Middle Class 24, Rich 4, Affluent 2')
const types = shares('Nuclear Family 76, Joint Family 18, Extended Family 6')
const values = shares('Moderate 47, Traditional 35, Orthodox 9, Liberal 9')
const initials = 'ADEGIJKLMNPRSTV'.split('')
const sharedNativePlace = 0.66

export function familyOf(random: Random, person: Person): Family {
  const coastal = person.community.callings?.fishing !== undefined
  const father = parentOf(random, 'father', person.age, coastal)
  const mother = parentOf(random, 'mother', person.age, false)
  const siblings = siblingsOf(random, person)
  return { father, mother, siblings, contact: contactOf(random, person, father, mother) }
}

/** If a brother or sister created the profile, there is at least one. */
function siblingsOf(random: Random, { createdFor, age, gender }: Person): Siblings {
  const least = createdFor === 'Brother' || createdFor === 'Sister' ? 1 : 0
  const brothers = Math.max(gender === 'f' ? least : 0, Number(random.weighted(siblingCounts)))
  const sisters = Math.max(gender === 'm' ? least : 0, Number(random.weighted(siblingCounts)))
  const share = Math.min(0.95, Math.max(0.15, (age - 20) / 16))
  return {
    brothers,
    marriedBrothers: married(random, brothers, share * 0.85),
    sisters,
    marriedSisters: married(random, sisters, share),
  }
}

function married(random: Random, count: number, share: number): number {
  let found = 0
  for (let one = 0; one < count; one++) if (random.chance(share)) found++
  return found
}

function contactOf(random: Random, person: Person, father: Parent, mother: Parent): Contact {
  const { names } = person.community
  const sibling = (pool: readonly string[]) => fullName(random.pick(pool), person.surname)
  switch (person.createdFor) {
    case 'Brother':
    case 'Sister':
      return person.gender === 'f'
        ? { name: sibling(names.men), relationship: 'Brother' }
        : { name: sibling(names.women), relationship: 'Sister' }
    case 'Friend':
      return { name: fullName(random.pick(names.men), random.pick(names.fathers)), relationship: 'Friend' }
    case 'Relative':
      return random.chance(0.6)
        ? { name: fullName(random.pick(names.fathers), person.surname), relationship: 'Uncle' }
        : { name: fullName(random.pick(names.mothers), person.surname), relationship: 'Aunt' }
    default:
      return parentOrSelf(random, person, father, mother)
  }
}

function parentOrSelf(random: Random, person: Person, father: Parent, mother: Parent): Contact {
  const self = { name: fullName(person.givenName, person.surname), relationship: 'Self' }
  if (person.createdFor === 'Myself' && random.chance(0.58)) return self
  if (father.alive && (!mother.alive || random.chance(0.68))) {
    return { name: person.fatherName, relationship: 'Father' }
  }
  if (mother.alive) return { name: person.motherName, relationship: 'Mother' }
  if (person.createdFor === 'Myself') return self
  return {
    name: fullName(random.pick(person.community.names.fathers), person.surname),
    relationship: 'Guardian',
  }
}

export function familySection(
  random: Random,
  person: Person,
  family: Family,
  { home }: Places,
): NonNullable<ProfileSections['family']> {
  const { father, mother, siblings } = family
  const motherHome = random.chance(sharedNativePlace)
    ? home.city
    : random.weighted(person.community.districts)
  return {
    status: random.weighted(statuses),
    type: random.weighted(types),
    values: random.weighted(values),
    ...(person.fatherName.includes(' ') ? {} : { fatherInitial: random.pick(initials) }),
    fatherName: person.fatherName,
    fatherOccupation: father.occupation,
    ...(father.detail ? { fatherOccupationDetail: father.detail } : {}),
    fatherNativeState: home.state,
    fatherNativeCity: home.city,
    motherName: person.motherName,
    motherOccupation: mother.occupation,
    ...(mother.detail ? { motherOccupationDetail: mother.detail } : {}),
    motherNativeState: home.state,
    motherNativeCity: motherHome,
    siblings,
  }
}
