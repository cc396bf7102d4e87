import { Questions } from '../../fields/Questions.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const paths = [
  'religion.denomination',
  'religion.spirituality',
  'religion.church',
  'religion.pastorName',
  'religion.churchActivity',
  'religion.detail',
] as const

export default function ReligionQuestions({ form }: QuestionsProps) {
  return <Questions form={form} paths={paths} />
}
