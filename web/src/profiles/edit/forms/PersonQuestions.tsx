import { labelOf } from '@bnr/contract/profiles/fields'
import { genderByCreatedFor } from '@bnr/contract/profiles/gender'
import { type Editor, lockOf } from '@bnr/contract/profiles/locks'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { t } from '../../../ui/translation.ts'
import { BirthDateField } from '../../fields/BirthDateField.tsx'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { Questions } from '../../fields/Questions.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { LockedFacts } from './LockedFacts.tsx'

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

/** Most answers to whom the profile is for already decide the gender. */
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
