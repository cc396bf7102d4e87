import { asksChildPreference } from '@bnr/contract/profiles/conditions'
import { pathsOfSection } from '@bnr/contract/profiles/fields'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { AgePreference, HeightPreference } from './RangePreferences.tsx'
import { SeveralQuestions } from './SeveralQuestions.tsx'

const own = { 'basicPreference.age': AgePreference, 'basicPreference.height': HeightPreference }
const withoutChildren = { ...own, 'basicPreference.childStatuses': null }

/** What families weigh most comes first. */
const paths = pathsOfSection('basicPreference', [
  'basicPreference.age',
  'basicPreference.height',
  'basicPreference.castes',
  'basicPreference.motherTongues',
  'religiousPreference.denominations',
  'basicPreference.maritalStatuses',
  'basicPreference.childStatuses',
  'religiousPreference.spiritualities',
])

export function BasicPreferences({ form }: QuestionsProps) {
  return (
    <SeveralQuestions
      form={form}
      paths={paths}
      own={asksChildPreference(form.values) ? own : withoutChildren}
    />
  )
}
