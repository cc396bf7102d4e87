import type { Profile } from '../profile.ts'
import { type Fact, type FactContext, type FactGroup, fact, rare } from './fact.ts'
import { factAt, factsOf, wishesOf } from './fieldFacts.ts'
import { phoneShown } from './shown.ts'

export const aboutFacts: FactGroup = {
  id: 'basic',
  title: 'About Me',
  readers: 'everyone',
  text: { label: 'About me', anchor: 'about', of: ({ basic }) => basic?.aboutMe },
  facts: factsOf('basic'),
}

const places = factsOf('location')

/** Where somebody lives; the street only reaches the owner and staff. */
export const placeFacts: FactGroup = {
  id: 'location',
  title: 'Contact Details',
  readers: 'everyone',
  facts: (profile, context) => [
    ...places(profile, context),
    ...(context.isClose ? [] : rare('Mobile', phoneShown(profile.basic?.phone))),
  ],
}

export const religionFacts: FactGroup = {
  id: 'religion',
  title: 'Religion Details',
  readers: 'everyone',
  text: { label: 'Faith', anchor: 'religion', of: ({ religion }) => religion?.detail },
  facts: factsOf('religion'),
}

export const professionFacts: FactGroup = {
  id: 'professional',
  title: 'Professional Details',
  readers: 'everyone',
  facts: factsOf('professional'),
}

export const familyFacts: FactGroup = {
  id: 'family',
  title: 'About Family',
  readers: 'everyone',
  text: { label: 'About family', anchor: 'aboutFamily', of: ({ family }) => family?.aboutFamily },
  facts: factsOf('family'),
}

const contacts = factsOf('basic', 'contact')

export const contactFacts: FactGroup = {
  id: 'contact',
  title: 'Contact Info',
  readers: 'close',
  facts: (profile, context) => [
    ...factAt('basic.phone', profile, context),
    verifiedFact(profile, context),
    ...contacts(profile, context),
    ...factAt('basic.createdFor', profile, context),
    ...factAt('basic.profileSource', profile, context),
  ],
}

const verifiedFact = ({ phoneVerified }: Profile, { t }: FactContext): Fact =>
  fact('Mobile verified', phoneVerified === undefined ? undefined : t(phoneVerified ? 'Yes' : 'Not yet'))

export const interestFacts: FactGroup = {
  id: 'lifestyle',
  title: 'Hobbies & Interests',
  readers: 'everyone',
  facts: factsOf('lifestyle'),
}

/** The sections of a profile in the order in which they are read; the partner preference follows them. */
export const factGroups: readonly FactGroup[] = [
  aboutFacts,
  placeFacts,
  religionFacts,
  professionFacts,
  familyFacts,
  contactFacts,
  interestFacts,
]

export const basicWishes: FactGroup = {
  id: 'basicPreference',
  title: 'Basic preference',
  readers: 'everyone',
  facts: wishesOf('basicPreference'),
}

export const placeWishes: FactGroup = {
  id: 'locationPreference',
  title: 'Location preference',
  readers: 'everyone',
  facts: wishesOf('locationPreference'),
}

export const faithWishes: FactGroup = {
  id: 'religiousPreference',
  title: 'Religious preference',
  readers: 'everyone',
  facts: wishesOf('religiousPreference'),
}

export const workWishes: FactGroup = {
  id: 'professionalPreference',
  title: 'Professional preference',
  readers: 'everyone',
  facts: wishesOf('professionalPreference'),
}

export const preferenceGroups = [basicWishes, placeWishes, faithWishes, workWishes] as const
