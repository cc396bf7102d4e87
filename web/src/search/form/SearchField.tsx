import type { ComponentType } from 'react'
import { type Choices, useHeightWords, useSettingWords } from '../../reference/calls.ts'
import { heightValue } from '../../reference/choices.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { RangeField } from '../../ui/fields/RangeField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { hasIncome } from '../query.ts'
import { eithers, type kinds, type NamesOf, searchParams } from '../searchParams.ts'
import { ManyField, OneField } from './ListFields.tsx'
import type { RangeName } from './rangeErrors.ts'
import { type SearchFieldProps, useAsked } from './searchFieldProps.ts'

/** The field of a parameter, by the kind that the table of parameters gives it. */
export function SearchField(props: SearchFieldProps) {
  const Field = fields[searchParams[props.name].kind] as ComponentType<SearchFieldProps>
  return <Field {...props} />
}

const fields: { [K in keyof typeof kinds]: ComponentType<SearchFieldProps<NamesOf<K>>> } = {
  range: Range,
  many: ManyField,
  one: OneField,
  flag: Flag,
  either: Either,
  day: Day,
  text: Text,
}

function Flag(props: SearchFieldProps<NamesOf<'flag'>>) {
  const { value, ...field } = useAsked(props)
  return <CheckField {...field} value="1" checked={value} />
}

/** What somebody is or is not. */
function Either(props: SearchFieldProps<NamesOf<'either'>>) {
  const { t } = useTranslation()
  const { words } = searchParams[props.name]
  const choices = eithers.map((value) => ({ value, label: t(words[value]) }))
  return <ChoiceField placeholder={t('Any')} choices={choices} {...useAsked(props)} />
}

function Day(props: SearchFieldProps<NamesOf<'day'>>) {
  return <TextField type="date" min="1900-01-01" max="2099-12-31" {...useAsked(props)} />
}

function Range(props: SearchFieldProps<RangeName>) {
  const { name, values, error } = props
  const useList = rangeLists[name]
  return (
    <RangeField
      {...useAsked(props)}
      choices={useList().choices}
      error={error}
      toDisabled={name === 'income' && !hasIncome(values)}
    />
  )
}

/** These come with the page, so that they can be chosen from without a script. */
const rangeLists: Record<RangeName, () => Pick<Choices, 'choices'>> = {
  age: () => useSettingWords('ages'),
  height: useShortHeights,
  income: () => useSettingWords('salaryRangeValues'),
}

/** Two pickers stand side by side on a phone: there is no room for centimetres as well. */
function useShortHeights(): Pick<Choices, 'choices'> {
  const { t } = useTranslation()
  const { items } = useHeightWords()
  const choices = items.map(({ feet, inches }) => ({
    value: heightValue({ feet, inches }),
    label: t('{feet} ft {inches} in', { feet, inches }),
  }))
  return { choices }
}

function Text(props: SearchFieldProps<NamesOf<'text'>>) {
  const Field = props.name === 'mobile' || props.name === 'alternate' ? DigitsField : TextField
  return <Field {...useAsked(props)} maxLength={60} autoComplete="off" />
}
