import { passwordRule } from '@bnr/contract/accounts/password'
import { asksMarital, childless, earns } from '@bnr/contract/profiles/conditions'
import { pathsOfStep } from '@bnr/contract/profiles/fields'
import { ContactPhone } from '../profiles/fields/ContactPhone.tsx'
import { FormParts } from '../profiles/fields/FormParts.tsx'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { ListField } from '../profiles/fields/ListField.tsx'
import { MaritalFields } from '../profiles/fields/MaritalFields.tsx'
import { numbersUpTo } from '../profiles/fields/maritalChoices.ts'
import { PlaceFields } from '../profiles/fields/PlaceFields.tsx'
import { textAt } from '../profiles/fields/paths.ts'
import { Questions } from '../profiles/fields/Questions.tsx'
import { useSetting } from '../reference/calls.ts'
import { atOnce } from '../reference/choices.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { t } from '../ui/translation.ts'
import type { QuestionsProps } from './StepForm.tsx'

const personal = pathsOfStep(1)
const family = pathsOfStep(2)
const work = pathsOfStep(3)
const contact = pathsOfStep(4)

export function PersonalStep({ form }: QuestionsProps) {
  const password = fieldOf(form, 'password')
  return (
    <>
      <Questions form={form} paths={personal} />
      <PasswordField
        label={t('Password')}
        required
        autoComplete="new-password"
        {...password}
        description={password.error === t(passwordRule) ? undefined : t(passwordRule)}
        value={password.value ?? ''}
      />
    </>
  )
}

function FamilyStep({ form }: FieldsProps) {
  return <Questions form={form} paths={family} own={{ 'basic.childStatus': EarlierMarriage }} />
}

function EarlierMarriage({ form }: FieldsProps) {
  return (
    <MaritalFields form={form}>
      <ChildFields form={form} />
    </MaritalFields>
  )
}

function WorkStep({ form }: FieldsProps) {
  return <Questions form={form} paths={work} own={{ 'location.current': CurrentPlace }} />
}

function CurrentPlace({ form }: FieldsProps) {
  const required = earns(form.values)
  const countryLabel = t('Current location')
  return <PlaceFields form={form} place="location.current" countryLabel={countryLabel} required={required} />
}

const headings = {
  'family.fatherName': 'Father',
  'family.motherName': 'Mother',
  'basic.contactPersonName': 'Contact person',
}
const ownContact = { 'basic.contactPersonPhone': ContactPhone }

function ContactStep({ form }: FieldsProps) {
  return <FormParts form={form} paths={contact} headings={headings} Heading="h2" own={ownContact} />
}

/** The questions of the wizard's steps, in order. The last step, which verifies the number, has none. */
export const stepQuestions = [PersonalStep, FamilyStep, WorkStep, ContactStep]

function ChildFields({ form }: FieldsProps) {
  const statuses = useSetting('childStatuses')
  if (!asksMarital(form.values, 'childCount')) return null
  const choices = statuses.choices.filter(({ value }) => value !== childless)
  const hasChildren = !['', '0'].includes(textAt(form.values, 'basic.childCount'))
  return (
    <>
      <ListField
        form={form}
        path="basic.childCount"
        list={atOnce(numbersUpTo(5))}
        onChanged={(count) => form.set('basic.childStatus', count === '0' ? childless : undefined)}
        required
      />
      {hasChildren && (
        <ListField
          form={form}
          path="basic.childStatus"
          label={t('Where the children live')}
          list={{ ...statuses, choices }}
        />
      )}
    </>
  )
}
