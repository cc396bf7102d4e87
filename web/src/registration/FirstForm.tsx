import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import type { Choice } from '../ui/fields/choice.ts'
import { NameField } from '../ui/fields/NameField.tsx'
import { type Phone, PhoneField } from '../ui/fields/PhoneField.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './FirstForm.module.css'

export interface FirstFormValues {
  createdFor: string
  gender: string | null
  name: string
  phone: Phone
}

/** `other` is said of what this form does not ask. */
export type FirstFormErrors = Partial<Record<keyof FirstFormValues | 'other', string>>

export interface FirstFormProps {
  values: FirstFormValues
  errors: FirstFormErrors
  createdFors: readonly Choice[]
  genders: readonly Choice[]
  countryCodes: readonly Choice[]
  /** Myself, Relative and Friend do not tell the gender; the others do, and nobody is asked. */
  asksGender: boolean
  busy: boolean
  /** Why the form could not be sent, or what to do instead. */
  failure?: ReactNode
  onChange: (values: FirstFormValues) => void
  onBlur: (field: keyof FirstFormValues) => void
  onSubmit: (form: HTMLFormElement) => void
}

/** The home page's registration form, as it looks. What it means is decided by whoever holds its values. */
export function FirstForm({
  values,
  errors,
  onChange,
  onBlur,
  onSubmit,
  busy,
  failure,
  ...lists
}: FirstFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (form.current) onSubmit(form.current)
  }

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <ChoiceField
        label={t('This profile is for')}
        required
        placeholder={t('Please choose')}
        choices={lists.createdFors}
        value={values.createdFor}
        error={errors.createdFor}
        onChange={(createdFor) => onChange({ ...values, createdFor })}
      />
      {lists.asksGender && (
        <RadioCards
          label={t('Gender')}
          required
          cards={lists.genders}
          value={values.gender}
          error={errors.gender}
          onChange={(gender) => onChange({ ...values, gender })}
        />
      )}
      <NameField
        label={t('Name')}
        required
        value={values.name}
        error={errors.name}
        onBlur={() => onBlur('name')}
        onChange={(name) => onChange({ ...values, name })}
      />
      <PhoneField
        label={t('Mobile number')}
        required
        countryCodes={lists.countryCodes}
        value={values.phone}
        error={errors.phone}
        onBlur={() => onBlur('phone')}
        onChange={(phone) => onChange({ ...values, phone })}
      />
      <div role="alert" className={classes.failure}>
        {failure ?? errors.other}
      </div>
      <Button type="submit" wide busy={busy}>
        {t('Register free')}
      </Button>
    </form>
  )
}
