import type { ReactNode } from 'react'
import type { FormErrors } from '../platform/formErrors.ts'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import type { Choice } from '../ui/fields/choice.ts'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormControl } from '../ui/form/formAccess.ts'
import { wholeForm } from '../ui/form/messages.ts'
import { t } from '../ui/translation.ts'
import classes from './GuestSearchForm.module.css'
import type { GuestParameter, GuestSearchValues } from './guestQuery.ts'

interface GuestLists {
  genders: readonly Choice[]
  ages: readonly Choice[]
  denominations: readonly Choice[]
  /** Shown at a list that could not be loaded. */
  failures?: { ages: ReactNode; denominations: ReactNode }
}

export interface GuestSearchFormProps extends GuestLists {
  form: FormControl<GuestSearchValues>
  /** How many profiles the search would find; undefined until that is known. */
  total?: string | undefined
  /** Whether the choices have changed since. */
  isOld?: boolean
  /** Called when somebody begins to use the form. */
  onUse?: () => void
}

export const guestResults = '/profile/g/list'

/** Names of these fields in the results address, so that the form works without a script. Denominations need one. */
const names = { gender: 'ge', ageFrom: 'from', ageTo: 'to' } as const satisfies Partial<
  Record<keyof GuestSearchValues, GuestParameter>
>

export const wrongAges = ({ ageFrom, ageTo }: GuestSearchValues): FormErrors =>
  Number(ageFrom) > Number(ageTo) ? { [wholeForm]: 'Age to must be the same as or higher than Age from' } : {}

/** One line on a wide screen, two columns on a phone. Lists use the device's own picker. */
export function GuestSearchForm({ form, total, isOld = false, onUse, ...lists }: GuestSearchFormProps) {
  return (
    <Form
      form={form}
      action={guestResults}
      className={classes.form}
      messages={classes.error}
      onChange={onUse}
      onFocus={({ target }) => target instanceof HTMLButtonElement || onUse?.()}
      actions={
        <>
          <SubmitButton form={form} label={t('Search')} />
          <p role="status" className={classes.total} data-old={isOld || undefined}>
            {total}
          </p>
        </>
      }
    >
      <GuestSearchFields {...lists} fieldAt={(name) => fieldOf(form, name)} />
    </Form>
  )
}

interface GuestSearchFieldsProps extends GuestLists {
  fieldAt: (name: keyof GuestSearchValues) => {
    value: string
    error?: string | undefined
    onChange: (value: string) => void
  }
}

/** Everything that guests may search by. */
export function GuestSearchFields({
  genders,
  ages,
  denominations,
  failures,
  fieldAt,
}: GuestSearchFieldsProps) {
  return (
    <>
      <ChoiceField label={t('Looking for')} name={names.gender} choices={genders} {...fieldAt('gender')} />
      <ChoiceField
        label={t('Age from')}
        name={names.ageFrom}
        choices={ages}
        description={failures?.ages}
        {...fieldAt('ageFrom')}
      />
      <ChoiceField label={t('Age to')} name={names.ageTo} choices={ages} {...fieldAt('ageTo')} />
      <ChoiceField
        label={t('Denomination')}
        choices={denominations}
        description={failures?.denominations}
        {...fieldAt('denomination')}
      />
    </>
  )
}
