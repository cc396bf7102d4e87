import { pathsOfSection } from '@bnr/contract/profiles/fields'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { SeveralQuestions } from './SeveralQuestions.tsx'

const paths = pathsOfSection('lifestyle')

export function LifestyleQuestions({ form }: QuestionsProps) {
  return <SeveralQuestions form={form} paths={paths} />
}
