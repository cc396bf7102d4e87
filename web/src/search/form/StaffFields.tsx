import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { eithers, type NamesOf, searchParams } from '../searchParams.ts'
import { type SearchFieldProps, useAsked } from './searchFieldProps.ts'

/** What somebody is or is not. */
export function EitherField(props: SearchFieldProps<NamesOf<'either'>>) {
  const { t } = useTranslation()
  const { words } = searchParams[props.name]
  const choices = eithers.map((value) => ({ value, label: t(words[value]) }))
  return <ChoiceField placeholder={t('Any')} choices={choices} {...useAsked(props)} />
}

export function DayField(props: SearchFieldProps<NamesOf<'day'>>) {
  return <TextField type="date" min="1900-01-01" max="2099-12-31" {...useAsked(props)} />
}
