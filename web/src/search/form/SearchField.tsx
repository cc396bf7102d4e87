import { type Choices, useHeightWords, useSettingWords } from '../../reference/calls.ts'
import { heightValue } from '../../reference/choices.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { RangeField } from '../../ui/fields/RangeField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { hasIncome } from '../query.ts'
import { type NamesOf, searchParams } from '../searchParams.ts'
import { ManyField, OneField } from './ListFields.tsx'
import { labelOf } from './lists.ts'
import type { RangeName } from './rangeErrors.ts'
import { DayField, EitherField } from './StaffFields.tsx'
import type { SearchFieldProps } from './searchFieldProps.ts'

/** The field of a parameter, by the kind that the table of parameters gives it. */
export function SearchField(props: SearchFieldProps) {
  const { t } = useTranslation()
  const { name, values, onChange } = props
  switch (searchParams[name].kind) {
    case 'range':
      return <Range {...(props as SearchFieldProps<RangeName>)} />
    case 'many':
      return <ManyField {...(props as SearchFieldProps<NamesOf<'many'>>)} />
    case 'one':
      return <OneField {...(props as SearchFieldProps<NamesOf<'one'>>)} />
    case 'flag':
      return (
        <CheckField
          label={t(labelOf(name))}
          name={name}
          value="1"
          checked={values[name as NamesOf<'flag'>]}
          onChange={(chosen) => onChange({ ...values, [name]: chosen })}
        />
      )
    case 'either':
      return <EitherField {...(props as SearchFieldProps<NamesOf<'either'>>)} />
    case 'day':
      return <DayField {...(props as SearchFieldProps<NamesOf<'day'>>)} />
    default:
      return <Text {...(props as SearchFieldProps<NamesOf<'text'>>)} />
  }
}

function Range({ name, values, error, onChange }: SearchFieldProps<RangeName>) {
  const { t } = useTranslation()
  const useList = rangeLists[name]
  return (
    <RangeField
      label={t(labelOf(name))}
      name={name}
      choices={useList().choices}
      value={values[name]}
      error={error}
      toDisabled={name === 'income' && !hasIncome(values)}
      onChange={(range) => onChange({ ...values, [name]: range })}
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

function Text({ name, values, onChange }: SearchFieldProps<NamesOf<'text'>>) {
  const { t } = useTranslation()
  const Field = name === 'mobile' || name === 'alternate' ? DigitsField : TextField
  return (
    <Field
      label={t(labelOf(name))}
      name={name}
      value={values[name]}
      maxLength={60}
      autoComplete="off"
      onChange={(text) => onChange({ ...values, [name]: text })}
    />
  )
}
