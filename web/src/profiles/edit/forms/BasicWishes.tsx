import { asksChildPreference } from '@bnr/contract/profiles/conditions'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { AgePreference, HeightPreference } from './RangePreferences.tsx'
import { SeveralQuestions } from './SeveralQuestions.ts'

const beforeChildren = [
  'basicPreference.castes',
  'basicPreference.motherTongues',
  'religiousPreference.denominations',
  'basicPreference.maritalStatuses',
] as const
const afterChildren = [
  'religiousPreference.spiritualities',
  'basicPreference.physicalStatuses',
  'basicPreference.eatingHabits',
  'basicPreference.drinkingHabits',
  'basicPreference.smokingHabits',
] as const

export default function BasicWishes({ form }: QuestionsProps) {
  return (
    <>
      <AgePreference form={form} />
      <HeightPreference form={form} />
      <SeveralQuestions form={form} paths={beforeChildren} />
      {asksChildPreference(form.values) && (
        <SeveralQuestions form={form} paths={['basicPreference.childStatuses']} />
      )}
      <SeveralQuestions form={form} paths={afterChildren} />
    </>
  )
}
