import { asksChildCount, asksMarital } from '@bnr/contract/profiles/conditions'
import { pathsOfSection } from '@bnr/contract/profiles/fields'
import { useSetting } from '../../../reference/calls.ts'
import { atOnce } from '../../../reference/choices.ts'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { ListField } from '../../fields/ListField.tsx'
import { MaritalFields } from '../../fields/MaritalFields.tsx'
import { numbersUpTo } from '../../fields/maritalChoices.ts'
import type { OwnQuestions } from '../../fields/ownQuestions.tsx'
import { Questions } from '../../fields/Questions.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { PersonQuestions } from './PersonQuestions.tsx'

const paths = pathsOfSection('basic')
const own: OwnQuestions = {
  'basic.name': null,
  'basic.createdFor': null,
  'basic.gender': null,
  'basic.dateOfBirth': null,
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

/** Asks whether there are children and where they live, then how many, unless there are none. */
function ChildQuestions({ form }: FieldsProps) {
  const statuses = useSetting('childStatuses')
  if (!asksMarital(form.values, 'childStatus')) return null
  return (
    <>
      <ListField
        form={form}
        path="basic.childStatus"
        list={statuses}
        onChanged={() => {
          if (form.values.basic?.childCount === '0') form.set('basic.childCount', undefined)
        }}
      />
      {asksChildCount(form.values) && (
        <ListField form={form} path="basic.childCount" list={atOnce(numbersUpTo(5).slice(1))} required />
      )}
    </>
  )
}
