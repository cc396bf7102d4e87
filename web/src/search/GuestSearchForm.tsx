import type { FormEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import type { Choice } from '../ui/fields/choice.ts'
import { useTranslation } from '../ui/translation.ts'
import classes from './GuestSearchForm.module.css'

export interface GuestSearchValues {
  gender: string
  ageFrom: string
  ageTo: string
  denomination: string
}

export interface GuestSearchFormProps {
  values: GuestSearchValues
  genders: readonly Choice[]
  ages: readonly Choice[]
  denominations: readonly Choice[]
  busy: boolean
  /** Says why the last search failed. */
  error?: string | undefined
  onChange: (values: GuestSearchValues) => void
  onSearch: () => void
}

/** One line on a wide screen, two columns on a phone; every list opens with the device's own picker. */
export function GuestSearchForm({ values, busy, error, onChange, onSearch, ...lists }: GuestSearchFormProps) {
  const { t } = useTranslation()

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch()
  }

  const field = (key: keyof GuestSearchValues, label: string, choices: readonly Choice[]) => (
    <ChoiceField
      label={label}
      choices={choices}
      value={values[key]}
      onChange={(value) => onChange({ ...values, [key]: value })}
    />
  )
  return (
    <form className={classes.form} onSubmit={submit}>
      {field('gender', t('Looking for'), lists.genders)}
      {field('ageFrom', t('Age from'), lists.ages)}
      {field('ageTo', t('Age to'), lists.ages)}
      {field('denomination', t('Denomination'), lists.denominations)}
      <Button type="submit" busy={busy}>
        {t('Search')}
      </Button>
      <p role="alert" className={classes.error}>
        {error}
      </p>
    </form>
  )
}
