import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import { type FactGroup, fact } from '@bnr/contract/profiles/facts/fact'
import {
  aboutFacts,
  basicPreferenceFacts,
  contactFacts,
  familyFacts,
  interestFacts,
  locationPreferenceFacts,
  placeFacts,
  professionalPreferenceFacts,
  professionFacts,
  religionFacts,
  religiousPreferenceFacts,
} from '@bnr/contract/profiles/facts/groups'

type View = { [Part in 'text' | 'facts']?: FactGroup[Part] }

/** Only the text of a group. */
const textOf = ({ text }: FactGroup): View => (text ? { text } : {})
const factsOf = (...groups: readonly FactGroup[]): View => ({
  facts: (profile, context) => groups.flatMap((group) => group.facts(profile, context)),
})

/** What a closed section shows: the same facts as the profile itself. */
export const views: Record<EditSectionName, View> = {
  about: textOf(aboutFacts),
  aboutFamily: textOf(familyFacts),
  basic: {
    facts: (profile, context) => [
      fact('Name', profile.basic?.name),
      fact('Gender', profile.basic?.genderLabel),
      ...aboutFacts.facts(profile, context),
    ],
  },
  family: factsOf(familyFacts),
  religion: { ...textOf(religionFacts), ...factsOf(religionFacts) },
  contact: factsOf(contactFacts, placeFacts),
  professional: factsOf(professionFacts),
  lifestyle: factsOf(interestFacts),
  basicPreference: factsOf(basicPreferenceFacts, religiousPreferenceFacts),
  professionalPreference: factsOf(professionalPreferenceFacts),
  locationPreference: factsOf(locationPreferenceFacts),
}
