import type { ReactNode } from 'react'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { type Choice, withNone } from '../ui/fields/choice.ts'
import { day, oneOf, type Parameter, text } from '../ui/list/address.ts'
import { DayFilter } from '../ui/list/DayFilter.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

interface FilterFieldProps<Value> {
  value: Value
  onChange(value: Value): void
}

/** A parameter of a list's address, with the field that sets it, if it has one. */
export interface Filter<Value> extends Parameter<Value> {
  Field?(props: FilterFieldProps<Value>): ReactNode
  label?: string
  /** A hook that names a value, for when the field is folded. */
  useWords?(value: Value): string
  /** Hidden behind 'More filters', so that a low screen still shows rows. */
  isFolded?: true
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
    label,
    useWords: (value) => t(wordOf(value)),
    Field({ value, onChange }) {
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

/** Searches for a typed text. `check` says what is wrong with a text. */
export const searchFilter = (
  label: string,
  check?: (typed: string) => string | undefined,
): Filter<string> => ({
  ...text((typed) => typed.length <= 60 && check?.(typed) === undefined),
  label,
  useWords: (typed) => typed,
  Field({ value, onChange }) {
    return (
      <ListSearch key={value} label={t(label)} text={value} {...(check && { check })} onSearch={onChange} />
    )
  },
})

/** Chooses an entry of a list that the server sends, by its id or name. Empty for any. */
export const idFilter = (
  label: string,
  none: string,
  useChoices: (chosen: string) => readonly Choice[],
  accepts = /^[1-9]\d{0,8}$/,
): Filter<string> => ({
  ...text((typed) => accepts.test(typed)),
  label,
  useWords: (chosen) => String(useChoices(chosen).find(({ value }) => value === chosen)?.label ?? chosen),
  Field({ value, onChange }) {
    return (
      <ChoiceField
        label={t(label)}
        choices={withNone(t(none), useChoices(value))}
        value={value}
        onChange={onChange}
      />
    )
  },
})

/** Chooses a day; empty for any. */
export const dayFilter = (label: string): Filter<string> => ({
  ...day,
  label,
  useWords: (chosen) => dayShown(chosen),
  Field({ value, onChange }) {
    return <DayFilter label={t(label)} day={value} onDay={onChange} />
  },
})

/** Chooses how many rows a page has. */
export const sizeFilter = <const Size extends number>(sizes: readonly [Size, ...Size[]]): Filter<Size> => ({
  ...oneOf<Size>(sizes, sizes[0]),
  Field({ value, onChange }) {
    return (
      <ChoiceField
        label={t('Rows')}
        choices={sizes.map((size) => ({ value: size, label: String(size) }))}
        value={value}
        onChange={onChange}
      />
    )
  },
})

export const folded = <F extends object>(filter: F) => ({ ...filter, isFolded: true as const })
