import type { Gender } from '@bnr/contract/profiles/gender'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { bodyOf } from './body.ts'
import { draftOf } from './draft.ts'
import { faithOf } from './faith.ts'
import { type Family, familyOf, familySection } from './family.ts'
import { type Lifecycle, lifecycleOf, type Photo, photoStatusOf } from './lifecycle.ts'
import { lifestyleOf } from './lifestyle.ts'
import { marriageOf } from './marriage.ts'
import { bnrIdOf, contactPhoneOf, phoneOf } from './numbering.ts'
import { fullName, type Person, personOf } from './person.ts'
import { locationOf, placesOf } from './place.ts'
import { preferencesOf } from './preferences.ts'
import type { Random } from './random.ts'
import { aboutFamily } from './texts/aboutFamily.ts'
import { aboutMe } from './texts/aboutMe.ts'
import { town } from './texts/names.ts'
import { professionalOf, workOf } from './work.ts'

/** Everything that is stored about one demo profile. */
export type Member = Lifecycle & { bnrId: number; sections: ProfileSections; photos: readonly Photo[] }

export const portraitsOfGender = 60

const sources: Record<string, readonly string[]> = {
  Web: ['web', 'se', 'fb', 'ig', 'ref', 'yt'],
  Admin: ['wi', 'ph', 'ch', 'wa', 'np'],
}
const shareByStaff = 0.12
const shareWithEmail = 0.7
const shareWithOtherContact = 0.45

/** Generates a profile. The same ordinal, time and creation time always give the same person. */
export function generateProfile(random: Random, ordinal: number, now: Date, createdAt: Date): Member {
  const person = personOf(random, createdAt, now)
  const lifecycle = lifecycleOf(random, createdAt, now)
  const complete = completeSections(random, person, ordinal, now)
  return {
    ...lifecycle,
    bnrId: bnrIdOf(ordinal),
    sections: lifecycle.status === 'Draft' ? draftOf(random, complete) : complete,
    photos: photosOf(random, lifecycle, person.gender, ordinal),
  }
}

/** The ordinal is part of the id, so that no two photos have the same one. */
function photosOf(random: Random, { status }: Lifecycle, gender: Gender, ordinal: number): Photo[] {
  const photoStatus = photoStatusOf(random, status)
  if (!photoStatus) return []
  const id = ordinal.toString(16).padStart(8, '0') + random.hex(16)
  const folder = portraitFolder(gender, random.int(1, portraitsOfGender))
  return [{ id, kind: 'pp', status: photoStatus, folder }]
}

function completeSections(random: Random, person: Person, ordinal: number, now: Date): ProfileSections {
  const work = workOf(random, person)
  const places = placesOf(random, person, work)
  const family = familyOf(random, person)
  const faith = faithOf(random, person, town(places.home.city))
  const lifestyle = lifestyleOf(random, person)
  const body = bodyOf(random, person)
  const home = familySection(random, person, family, places)
  const facts = { person, work, places, faith, hobbies: lifestyle.hobbies ?? [], values: home.values ?? '' }
  const inches = body.height.feet * 12 + body.height.inches
  return {
    basic: {
      ...identityOf(random, person, ordinal),
      ...body,
      ...marriageOf(random, person, now),
      ...contactOf(random, family, ordinal),
      aboutMe: aboutMe(random, facts),
    },
    religion: faith.section,
    family: { ...home, aboutFamily: aboutFamily(random, family, faith, places) },
    professional: professionalOf(random, work, person, places.current.country),
    location: locationOf(random, places),
    lifestyle,
    ...preferencesOf(random, person, { inches, faith, work, places }),
  }
}

function identityOf(random: Random, person: Person, ordinal: number) {
  const { community, gender, dateOfBirth, createdFor, maritalStatus } = person
  const createdBy = random.chance(shareByStaff) ? 'Admin' : 'Web'
  const name = fullName(person.givenName, person.surname)
  return {
    name,
    gender,
    dateOfBirth,
    createdFor,
    createdBy,
    maritalStatus,
    phone: phone(phoneOf(ordinal)),
    ...(random.chance(shareWithEmail)
      ? { email: { address: addressOf(random, name, ordinal), type: 'P' as const } }
      : {}),
    motherTongue: random.weighted(community.motherTongue),
    caste: random.weighted(community.castes),
    profileSource: random.pick(sources[createdBy] ?? ['ot']),
  }
}

function phone(number: string) {
  return { countryCode: '91', number, type: 'M' as const }
}

/** Uses domains that are reserved for examples (RFC 2606), so that no mail reaches anybody. */
function addressOf(random: Random, name: string, ordinal: number): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}.${ordinal}@example.${random.pick(['com', 'org', 'net'])}`
}

function contactOf(random: Random, { contact }: Family, ordinal: number) {
  const same = contact.relationship === 'Self' || !random.chance(shareWithOtherContact)
  return {
    contactPersonName: contact.name,
    contactRelationship: contact.relationship,
    contactPersonPhone: phone(same ? phoneOf(ordinal) : contactPhoneOf(ordinal)),
  }
}

export function portraitFolder(gender: Gender, number: number): string {
  return `portraits/${gender}-${String(number).padStart(2, '0')}`
}
