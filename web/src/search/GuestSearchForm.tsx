import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import type { Choice } from '../ui/fields/choice.ts'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormControl } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import classes from './GuestSearchForm.module.css'
import type { GuestParameter } from './guestQuery.ts'

export interface GuestSearchValues {
  gender: string
  ageFrom: string
  ageTo: string
  denomination: string
}

export interface GuestSearchFormProps {
  form: FormControl<GuestSearchValues>
  genders: readonly Choice[]
  ages: readonly Choice[]
  denominations: readonly Choice[]
}

export const guestResults = '/profile/g/list'

/** Names of these fields in the results address, so that the form works without a script. Denominations need one. */
const names = { gender: 'ge', ageFrom: 'from', ageTo: 'to' } as const satisfies Partial<
  Record<keyof GuestSearchValues, GuestParameter>
>

/** One line on a wide screen, two columns on a phone. Lists use the device's own picker. */
export function GuestSearchForm({ form, genders, ages, denominations }: GuestSearchFormProps) {
  return (
    <Form
      form={form}
      action={guestResults}
      className={classes.form}
      messages={classes.error}
      actions={<SubmitButton form={form} label={t('Search')} />}
    >
      <ChoiceField
        label={t('Looking for')}
        name={names.gender}
        choices={genders}
        {...fieldOf(form, 'gender')}
      />
      <ChoiceField label={t('Age from')} name={names.ageFrom} choices={ages} {...fieldOf(form, 'ageFrom')} />
      <ChoiceField label={t('Age to')} name={names.ageTo} choices={ages} {...fieldOf(form, 'ageTo')} />
      <ChoiceField label={t('Denomination')} choices={denominations} {...fieldOf(form, 'denomination')} />
    </Form>
  )
}
