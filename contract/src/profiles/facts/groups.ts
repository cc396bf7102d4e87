import type { Profile, SectionName } from '../profile.ts'
import { type Fact, type FactContext, type FactGroup, fact, phoneFact } from './fact.ts'
import { factAt, factsOf, preferenceFactsOf } from './fieldFacts.ts'

type Own = Partial<Pick<FactGroup, 'readers' | 'text'>>
const group = (id: string, title: string, facts: FactGroup['facts'], own: Own = {}): FactGroup => ({
  ...{ id, title, facts, readers: 'everyone', ...own },
})

export const aboutFacts = group('basic', 'About Me', factsOf('basic'), {
  text: { label: 'About me', anchor: 'about', of: ({ basic }) => basic?.aboutMe },
})

const places = factsOf('location')

/** Where somebody lives; the street only reaches the owner and staff. */
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
const toClose = (profile: Profile, context: FactContext): Fact[] => [
  ...factAt('basic.phone', profile, context),
  verifiedFact(profile, context),
  ...factAt('basic.email', profile, context),
  ...contacts(profile, context),
  ...factAt('basic.createdFor', profile, context),
  ...factAt('basic.profileSource', profile, context),
]

const verifiedFact = ({ phoneVerified }: Profile, { t }: FactContext): Fact =>
  fact('Mobile verified', phoneVerified === undefined ? undefined : t(phoneVerified ? 'Yes' : 'Not yet'))

export const contactFacts = group('contact', 'Contact Info', toClose, { readers: 'close' })

export const interestFacts = group('lifestyle', 'Hobbies & Interests', factsOf('lifestyle'))

/** The sections of a profile in the order in which they are read; the partner preference follows them. */
export const factGroups: readonly FactGroup[] = [
  ...[aboutFacts, placeFacts, religionFacts, professionFacts, familyFacts, contactFacts, interestFacts],
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
