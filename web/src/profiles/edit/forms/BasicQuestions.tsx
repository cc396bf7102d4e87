import { asksChildCount, asksMarital } from '@bnr/contract/profiles/conditions'
import { labelOf, pathsOfSection } from '@bnr/contract/profiles/fields'
import { genderByCreatedFor } from '@bnr/contract/profiles/gender'
import { type Editor, lockOf } from '@bnr/contract/profiles/locks'
import { useSetting } from '../../../reference/calls.ts'
import { atOnce } from '../../../reference/choices.ts'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { t } from '../../../ui/translation.ts'
import { BirthDateField } from '../../fields/BirthDateField.tsx'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { ListField } from '../../fields/ListField.tsx'
import { MaritalFields } from '../../fields/MaritalFields.tsx'
import { numbersUpTo } from '../../fields/maritalChoices.ts'
import type { OwnQuestions } from '../../fields/ownQuestions.tsx'
import { Questions } from '../../fields/Questions.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { LockedFacts } from './LockedFacts.tsx'

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

/** Asks about the person, as far as this form may change that. */
export function PersonQuestions({ form, profile, viewer }: QuestionsProps) {
  const editor: Editor = viewer === 'staff' ? 'staff' : 'owner'
  const isOpen = (field: 'name' | 'gender' | 'dateOfBirth') => !lockOf(field, editor, profile.status)
  return (
    <>
      <LockedFacts profile={profile} editor={editor} />
      {isOpen('name') && <Questions form={form} paths={['basic.name']} />}
      <Questions form={form} paths={['basic.createdFor']} />
      {isOpen('gender') && <GenderQuestion form={form} />}
      {isOpen('dateOfBirth') && <BirthDateField form={form} />}
    </>
  )
}

/** Shown only if the answer to 'Profile for' leaves the gender open. */
function GenderQuestion({ form }: FieldsProps) {
  const { createdFor, gender } = form.values.basic ?? {}
  if (genderByCreatedFor[createdFor ?? '']) return null
  return (
    <RadioCards
      label={t(labelOf('basic.gender'))}
      required
      cards={[
        { value: 'f', label: t('Female') },
        { value: 'm', label: t('Male') },
      ]}
      value={gender ?? null}
      error={form.errorAt('basic.gender')}
      onChange={(chosen) => form.set('basic.gender', chosen)}
    />
  )
}
