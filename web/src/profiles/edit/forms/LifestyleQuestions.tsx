import type { QuestionsProps } from '../section/SectionForm.tsx'
import { SeveralQuestions } from './SeveralQuestions.ts'

const paths = [
  'lifestyle.hobbies',
  'lifestyle.interests',
  'lifestyle.music',
  'lifestyle.books',
  'lifestyle.sports',
  'lifestyle.cuisines',
  'lifestyle.dressStyles',
] as const

export default function LifestyleQuestions({ form }: QuestionsProps) {
  return <SeveralQuestions form={form} paths={paths} />
}
