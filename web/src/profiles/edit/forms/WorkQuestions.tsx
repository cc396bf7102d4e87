import { works } from '@bnr/contract/profiles/conditions'
import { EducationField } from '../../fields/EducationField.tsx'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { IncomeField } from '../../fields/IncomeField.tsx'
import { Questions } from '../../fields/Questions.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const studies = [
  'professional.education.institution',
  'professional.additionalEducation.degree',
  'professional.educationDetail',
  'professional.employmentType',
] as const
const employment = [
  'professional.occupation',
  'professional.occupationDetail',
  'professional.designation',
  'professional.company',
] as const

export default function WorkQuestions({ form }: QuestionsProps) {
  return (
    <>
      <EducationField form={form} />
      <Questions form={form} paths={studies} />
      {works(form.values) && <EmploymentQuestions form={form} />}
    </>
  )
}

/** Not asked of those who are not working. */
function EmploymentQuestions({ form }: FieldsProps) {
  return (
    <>
      <Questions form={form} paths={employment} />
      <IncomeField form={form} />
    </>
  )
}
