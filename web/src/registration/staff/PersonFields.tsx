import { type Gender, genderByCreatedFor } from '@bnr/contract/profiles/gender'
import { birthYears } from '../../profiles/fields/birthYears.ts'
import { useBirthYearRanges, useSetting } from '../../reference/calls.ts'
import { DateOfBirthField } from '../../ui/fields/DateOfBirthField.tsx'
import { NameField } from '../../ui/fields/NameField.tsx'
import { fieldCheckedOnBlur, fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import { WhomFor } from '../WhomFor.tsx'
import type { CreationAnswers } from './creationAnswers.ts'

export function PersonFields({ form }: { form: FormAccess<CreationAnswers> }) {
  const createdFors = useSetting('createdFors')
  const genders = useSetting('genders')
  const { ranges } = useBirthYearRanges()
  const gender = genderOf(form.values)
  return (
    <>
      <WhomFor form={form} createdFors={createdFors.choices} genders={genders.choices} />
      <NameField label={t('Name')} required autoComplete="off" {...fieldCheckedOnBlur(form, 'basic.name')} />
      {/* The gender decides the year shown first. */}
      <DateOfBirthField
        key={gender}
        label={t('Birth date')}
        required
        {...birthYears(gender, ranges)}
        {...fieldOf(form, 'basic.dateOfBirth')}
      />
    </>
  )
}

function genderOf({ basic: { createdFor, gender } }: CreationAnswers): Gender | undefined {
  return genderByCreatedFor[createdFor] ?? (gender === 'm' || gender === 'f' ? gender : undefined)
}
