import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { eithers, type NamesOf, searchParams } from '../searchParams.ts'
import { labelOf } from './lists.ts'
import type { SearchFieldProps } from './searchFieldProps.ts'

/** What somebody is or is not. */
export function EitherField({ name, values, onChange }: SearchFieldProps<NamesOf<'either'>>) {
  const { t } = useTranslation()
  const { words } = searchParams[name]
  return (
    <ChoiceField
      label={t(labelOf(name))}
      name={name}
      placeholder={t('Any')}
      choices={eithers.map((value) => ({ value, label: t(words[value]) }))}
      value={values[name]}
      onChange={(chosen) => onChange({ ...values, [name]: chosen })}
    />
  )
}

export function DayField({ name, values, onChange }: SearchFieldProps<NamesOf<'day'>>) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t(labelOf(name))}
      name={name}
      type="date"
      min="1900-01-01"
      max="2099-12-31"
      value={values[name]}
      onChange={(day) => onChange({ ...values, [name]: day })}
    />
  )
}
