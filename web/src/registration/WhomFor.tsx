import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { type Choice, withNone } from '../ui/fields/choice.ts'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import { asksGender } from './firstLists.ts'

export interface WhomForProps {
  form: FormAccess<{ basic: { createdFor: string; gender: string | null } }>
  createdFors: readonly Choice[]
  genders: readonly Choice[]
}

/** Asks whom a profile is for, and for the gender if the first answer leaves it open. */
export function WhomFor({ form, createdFors, genders }: WhomForProps) {
  const createdFor = fieldOf(form, 'basic.createdFor')

  function changeCreatedFor(next: string) {
    createdFor.onChange(next)
    if (!asksGender(next)) form.set('basic.gender', null)
  }

  return (
    <>
      <ChoiceField
        label={t('This profile is for')}
        required
        choices={withNone(t('Please choose'), createdFors)}
        {...createdFor}
        onChange={changeCreatedFor}
      />
      {asksGender(createdFor.value) && (
        <RadioCards label={t('Gender')} required cards={genders} {...fieldOf(form, 'basic.gender')} />
      )}
    </>
  )
}
