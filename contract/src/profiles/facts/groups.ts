import type { Profile, SectionName } from '../profile.ts'
import { type Fact, type FactContext, type FactGroup, fact, phoneFact } from './fact.ts'
import { factAt, factsOf, preferenceFactsOf } from './fieldFacts.ts'

type GroupOptions = Partial<Pick<FactGroup, 'readers' | 'text'>>
const group = (
  id: string,
  title: string,
  facts: FactGroup['facts'],
  options: GroupOptions = {},
): FactGroup => ({ id, title, facts, readers: 'everyone', ...options })

export const aboutFacts = group('basic', 'About Me', factsOf('basic'), {
  text: { label: 'About me', anchor: 'about', of: ({ basic }) => basic?.aboutMe },
})

const places = factsOf('location')

/** Place of residence and mobile number. The server sends street and number only to viewers who may see them. */
export const placeFacts = group('location', 'Contact Details', (profile, context) => [
  ...places(profile, context),
  ...(context.isClose || !profile.basic?.phone ? [] : [phoneFact('Mobile', profile.basic.phone, profile)]),
])

export const religionFacts = group('religion', 'Religion Details', factsOf('religion'), {
  text: { label: 'Faith', anchor: 'religion', of: ({ religion }) => religion?.detail },
})

export const professionFacts = group('professional', 'Professional Details', factsOf('professional'))

export const familyFacts = group('family', 'About Family', factsOf('family'), {
  text: { label: 'About family', anchor: 'aboutFamily', of: ({ family }) => family?.aboutFamily },
})

const contacts = factsOf('basic', 'contact')
const contactFactsOf = (profile: Profile, context: FactContext): Fact[] => [
  ...factAt('basic.phone', profile, context),
  verifiedFact(profile, context),
  ...factAt('basic.email', profile, context),
  ...contacts(profile, context),
  ...factAt('basic.createdFor', profile, context),
  ...factAt('basic.profileSource', profile, context),
]

const verifiedFact = ({ phoneVerified }: Profile, { t }: FactContext): Fact =>
  fact('Mobile verified', phoneVerified === undefined ? undefined : t(phoneVerified ? 'Yes' : 'Not yet'))

export const contactFacts = group('contact', 'Contact Info', contactFactsOf, { readers: 'close' })

export const interestFacts = group('lifestyle', 'Hobbies & Interests', factsOf('lifestyle'))

/** The sections of a profile in the order of the screen; the partner preferences follow. */
export const factGroups: readonly FactGroup[] = [
  aboutFacts,
  placeFacts,
  religionFacts,
  professionFacts,
  familyFacts,
  contactFacts,
  interestFacts,
]

const preferenceGroup = (id: SectionName, title: string) => group(id, title, preferenceFactsOf(id))
export const basicPreferenceFacts = preferenceGroup('basicPreference', 'Basic preference')
export const locationPreferenceFacts = preferenceGroup('locationPreference', 'Location preference')
export const religiousPreferenceFacts = preferenceGroup('religiousPreference', 'Religious preference')
export const professionalPreferenceFacts = preferenceGroup(
  'professionalPreference',
  'Professional preference',
)

export const preferenceGroups = [
  basicPreferenceFacts,
  locationPreferenceFacts,
  religiousPreferenceFacts,
  professionalPreferenceFacts,
] as const
