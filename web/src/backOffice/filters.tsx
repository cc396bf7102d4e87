import type { ReactNode } from 'react'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { oneOf, type Parameter, text } from '../ui/list/address.ts'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { useTranslation } from '../ui/translation.ts'

interface FilterFieldProps<Value> {
  value: Value
  onChange(value: Value): void
}

/** A parameter of a list's address, with the field that sets it, if it has one. */
export interface Filter<Value> extends Parameter<Value> {
  Field?(props: FilterFieldProps<Value>): ReactNode
}

/** The filters of a list whose address has these values. */
export type FiltersOf<V> = { readonly [Name in keyof V]: Filter<V[Name]> }

/** Chooses one of a few values. Each is its own word unless `wordOf` says another. */
export function choiceFilter<const Value extends string>(
  label: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
  wordOf: (value: NoInfer<Value>) => string = (value) => value,
): Filter<Value> {
  return {
    ...oneOf<Value>(values, initial),
    Field({ value, onChange }) {
      const { t } = useTranslation()
      return (
        <ChoiceField
          label={t(label)}
          choices={values.map((one) => ({ value: one, label: t(wordOf(one)) }))}
          value={value}
          onChange={onChange}
        />
      )
    },
  }
}

/** Chooses one of the states of the listed rows, or all. */
export const stateFilter = <const State extends string>(states: readonly State[]): Filter<State | ''> =>
  choiceFilter<State | ''>('Status', ['', ...states], '', (state) => state || 'All')

/** Searches for a typed text. */
export const searchFilter = (label: string): Filter<string> => ({
  ...text((typed) => typed.length <= 60),
  Field({ value, onChange }) {
    const { t } = useTranslation()
    return <ListSearch key={value} label={t(label)} text={value} onSearch={onChange} />
  },
})
