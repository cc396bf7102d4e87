import type { ComponentType } from 'react'
import { type Choices, useSettingWords } from '../../reference/calls.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { RangeField } from '../../ui/fields/RangeField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { t } from '../../ui/translation.ts'
import { hasIncome } from '../query.ts'
import { eithers, type kinds, type NamesOf, searchParams } from '../searchParams.ts'
import { ManyField, OneField } from './ListFields.tsx'
import type { RangeName } from './rangeErrors.ts'
import { type SearchFieldProps, useSearchParam } from './searchFieldProps.ts'
import { useShortHeights } from './useShortHeights.ts'

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
  const { value, ...field } = useSearchParam(props)
  return <CheckField {...field} value="1" checked={value} />
}

/** A choice between yes and no, in the words of the parameter. */
function Either(props: SearchFieldProps<NamesOf<'either'>>) {
  const { words } = searchParams[props.name]
  const choices = eithers.map((value) => ({ value, label: t(words[value]) }))
  return <ChoiceField choices={withNone(t('Any'), choices)} {...useSearchParam(props)} />
}

function Day(props: SearchFieldProps<NamesOf<'day'>>) {
  return <TextField type="date" min="1900-01-01" max="2099-12-31" {...useSearchParam(props)} />
}

function Range(props: SearchFieldProps<RangeName>) {
  const { name, values, error } = props
  const useList = rangeLists[name]
  return (
    <RangeField
      {...useSearchParam(props)}
      choices={useList().choices}
      error={error}
      toDisabled={name === 'income' && !hasIncome(values)}
    />
  )
}

/** The page brings these lists, so that they work without a script. */
const rangeLists: Record<RangeName, () => Pick<Choices, 'choices'>> = {
  age: () => useSettingWords('ages'),
  height: useShortHeights,
  income: () => useSettingWords('salaryRangeValues'),
}

function Text(props: SearchFieldProps<NamesOf<'text'>>) {
  const Field = props.name === 'mobile' || props.name === 'alternate' ? DigitsField : TextField
  return <Field {...useSearchParam(props)} maxLength={60} autoComplete="off" />
}
