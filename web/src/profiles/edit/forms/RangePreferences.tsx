import { labelOf } from '@bnr/contract/profiles/fields'
import { youngestPreferred } from '@bnr/contract/profiles/preferences'
import { useHeights, useSetting } from '../../../reference/calls.ts'
import { heightOf, heightValue } from '../../../reference/choices.ts'
import type { Height } from '../../../reference/lists.ts'
import { RangeField, type RangeValue } from '../../../ui/fields/RangeField.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import type { FieldsProps } from '../../fields/formAccess.ts'

const numberOf = (text: string) => (text ? Number(text) : undefined)
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

/** Where only the oldest age was said, the youngest is shown as it is meant. */
export function AgePreference({ form }: FieldsProps) {
  const { t } = useTranslation()
  const { from, to } = form.values.basicPreference?.age ?? {}
  const shownFrom = from ?? (to === undefined ? undefined : youngestPreferred)
  return (
    <RangeField
      label={t('Age in years')}
      choices={useSetting('ages').choices}
      value={{ from: textOf(shownFrom), to: textOf(to) }}
      error={form.errorAt('basicPreference.age.to', 'basicPreference.age')}
      onChange={(range) => form.set('basicPreference.age', rangeOf(range, numberOf))}
    />
  )
}

export function HeightPreference({ form }: FieldsProps) {
  const { t } = useTranslation()
  const { from, to } = form.values.basicPreference?.height ?? {}
  const choices = useHeights().items.map(({ feet, inches }) => ({
    value: heightValue({ feet, inches }),
    label: t('{feet} ft {inches} in', { feet, inches }),
  }))
  return (
    <RangeField
      label={t(labelOf('basicPreference.height'))}
      choices={choices}
      value={{ from: heightText(from), to: heightText(to) }}
      error={form.errorAt('basicPreference.height.to', 'basicPreference.height')}
      onChange={(range) =>
        form.set(
          'basicPreference.height',
          rangeOf(range, (text) => (text ? heightOf(text) : undefined)),
        )
      }
    />
  )
}

const heightText = (height: Height | undefined) => (height ? heightValue(height) : '')

/** An upper bound needs a lower one: whoever names none prefers no income in particular. */
export function IncomePreference({ form }: FieldsProps) {
  const { t } = useTranslation()
  const { from, to } = form.values.professionalPreference?.income ?? {}
  return (
    <RangeField
      label={t(labelOf('professionalPreference.income'))}
      choices={useSetting('salaryRangeValues').choices}
      value={{ from: textOf(from), to: textOf(to) }}
      toDisabled={!from}
      error={form.errorAt('professionalPreference.income.to', 'professionalPreference.income')}
      onChange={(range) =>
        form.set(
          'professionalPreference.income',
          range.from ? rangeOf({ ...range, to: Number(range.from) ? range.to : '' }, numberOf) : undefined,
        )
      }
    />
  )
}

function rangeOf<Bound>({ from, to }: RangeValue, boundOf: (text: string) => Bound | undefined) {
  return { from: boundOf(from), to: boundOf(to) }
}
