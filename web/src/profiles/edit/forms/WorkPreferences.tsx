import { pathsOfSection } from '@bnr/contract/profiles/fields'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { IncomePreference } from './RangePreferences.tsx'
import { SeveralQuestions } from './SeveralQuestions.tsx'

const own = { 'professionalPreference.income': IncomePreference }
const paths = pathsOfSection('professionalPreference', [
  'professionalPreference.educations',
  'professionalPreference.occupations',
  'professionalPreference.income',
])

export function WorkPreferences({ form }: QuestionsProps) {
  return <SeveralQuestions form={form} paths={paths} own={own} />
}
