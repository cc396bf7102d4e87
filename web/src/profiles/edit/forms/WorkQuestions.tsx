import { workFields, works } from '@bnr/contract/profiles/conditions'
import { pathsOfSection } from '@bnr/contract/profiles/fields'
import { EducationField } from '../../fields/EducationField.tsx'
import type { FieldsProps } from '../../fields/formAccess.ts'
import type { OwnQuestions } from '../../fields/ownQuestions.tsx'
import { Questions } from '../../fields/Questions.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const paths = pathsOfSection('professional')
const own: OwnQuestions = { 'professional.education': Studies }
/** Skipped for people who are not working. */
const withoutWork: OwnQuestions = {
  ...own,
  'professional.occupation': null,
  ...Object.fromEntries(workFields.map((name) => [`professional.${name}`, null])),
}

export function WorkQuestions({ form }: QuestionsProps) {
  return <Questions form={form} paths={paths} own={works(form.values) ? own : withoutWork} />
}

function Studies({ form }: FieldsProps) {
  return (
    <>
      <EducationField form={form} />
      <Questions form={form} paths={['professional.education.institution']} />
    </>
  )
}
