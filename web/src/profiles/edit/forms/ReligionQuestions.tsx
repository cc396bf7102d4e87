import { pathsOfSection } from '@bnr/contract/profiles/fields'
import { Questions } from '../../fields/Questions.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const paths = pathsOfSection('religion')

export function ReligionQuestions({ form }: QuestionsProps) {
  return <Questions form={form} paths={paths} />
}
