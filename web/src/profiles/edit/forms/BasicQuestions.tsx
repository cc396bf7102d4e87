import { MaritalFields } from '../../fields/MaritalFields.tsx'
import { Questions } from '../../fields/Questions.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { ChildQuestions } from './ChildQuestions.tsx'
import { PersonQuestions } from './PersonQuestions.tsx'

const afterMarriage = [
  'basic.motherTongue',
  'basic.caste',
  'basic.bodyType',
  'basic.complexion',
  'basic.physicalStatus',
  'basic.eatingHabit',
  'basic.drinkingHabit',
  'basic.smokingHabit',
] as const

export default function BasicQuestions(props: QuestionsProps) {
  const { form } = props
  return (
    <>
      <PersonQuestions {...props} />
      <Questions form={form} paths={['basic.height', 'basic.weight', 'basic.maritalStatus']} />
      <MaritalFields form={form}>
        <ChildQuestions form={form} />
      </MaritalFields>
      <Questions form={form} paths={afterMarriage} />
    </>
  )
}
