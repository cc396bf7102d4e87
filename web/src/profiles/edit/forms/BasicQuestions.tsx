import { pathsOfSection } from '@bnr/contract/profiles/fields'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { MaritalFields } from '../../fields/MaritalFields.tsx'
import type { OwnQuestions } from '../../fields/ownQuestions.tsx'
import { Questions } from '../../fields/Questions.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { ChildQuestions } from './ChildQuestions.tsx'
import { PersonQuestions } from './PersonQuestions.tsx'

const paths = pathsOfSection('basic')
const own: OwnQuestions = {
  ...{ 'basic.name': null, 'basic.createdFor': null, 'basic.gender': null, 'basic.dateOfBirth': null },
  'basic.childStatus': EarlierMarriage,
}

export function BasicQuestions(props: QuestionsProps) {
  return (
    <>
      <PersonQuestions {...props} />
      <Questions form={props.form} paths={paths} own={own} />
    </>
  )
}

function EarlierMarriage({ form }: FieldsProps) {
  return (
    <MaritalFields form={form}>
      <ChildQuestions form={form} />
    </MaritalFields>
  )
}
