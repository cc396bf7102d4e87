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
import type { Profile } from '@bnr/contract/profiles/profile'
import { FactList } from '../../../ui/FactList.tsx'
import { t } from '../../../ui/translation.ts'
import { NotGiven } from '../../detail/NotGiven.tsx'
import { useFactContext } from '../../useFactContext.ts'
import type { ProfileViewer } from '../../viewer.ts'
import classes from './SectionView.module.css'

export interface SectionViewProps {
  name: EditSectionName
  profile: Profile
  viewer: ProfileViewer
}

/** Shows the current facts of a section, including the missing ones. */
export function SectionView({ name, profile, viewer }: SectionViewProps) {
  const context = useFactContext(viewer)
  const { text, facts } = views[name]
  const words = text?.of(profile)
  return (
    <>
      {text && (words || !facts) && (
        <p className={classes.text}>{words || <NotGiven label={t(text.label)} />}</p>
      )}
      {facts && (
        <FactList
          facts={facts(profile, context)}
          missing={({ label, otherwise }) => (otherwise ? t(otherwise) : <NotGiven label={t(label)} />)}
        />
      )}
    </>
  )
}

type View = { [Part in 'text' | 'facts']?: FactGroup[Part] }

/** Only the text of a group. */
const textOf = ({ text }: FactGroup): View => (text ? { text } : {})
const factsOf = (...groups: readonly FactGroup[]): View => ({
  facts: (profile, context) => groups.flatMap((group) => group.facts(profile, context)),
})

/** What a closed section shows: the same facts as the profile itself. */
const views: Record<EditSectionName, View> = {
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
