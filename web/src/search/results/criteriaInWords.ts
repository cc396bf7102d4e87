import { indianNumber } from '@bnr/contract/indianNumber'
import type { RangeValue } from '../../ui/fields/RangeField.tsx'
import { t } from '../../ui/translation.ts'
import { labelOf } from '../form/labels.ts'
import { type SearchFormName, searchForms, withoutChoice } from '../searchForms.ts'
import { type ParamName, type SearchParam, type SearchValues, searchParams } from '../searchParams.ts'

export interface CriterionInWords {
  name: ParamName
  text: string
  /** What is left of the search without it; undefined for the ID in a search by ID, which would find nobody. */
  left: SearchValues | undefined
}

/** The words for values that are none themselves. A value without words is not named. */
export type Words = { readonly [Name in ParamName]?: (value: string) => string }

/** The criteria of a search; each chosen entry of a list is one of them. */
export const criteriaInWords = (
  form: SearchFormName,
  values: SearchValues,
  words: Words,
): CriterionInWords[] => searchForms[form].flatMap((name) => inWords(name, values, words[name] ?? String))

const mostNamed = 2

/** The same in short: of each list the first two entries, and how many more it has. */
export function inBrief(criteria: readonly CriterionInWords[]): string[] {
  const byName = Map.groupBy(criteria, ({ name }) => name)
  return [...byName.values()].flatMap((entries) => {
    const more = entries.length - mostNamed
    const named = entries.slice(0, mostNamed).map(({ text }) => text)
    return more > 0 ? [...named, t('{more} more', { more })] : named
  })
}

type Word = (value: string) => string

function inWords(name: ParamName, values: SearchValues, word: Word): CriterionInWords[] {
  const value = values[name]
  if (typeof value === 'object' && !('from' in value))
    return value.map((entry) => ({
      name,
      text: labelled(name, word(entry)),
      left: { ...values, [name]: value.filter((other) => other !== entry) },
    }))
  const text = textOf(name, value, word)
  return text ? [{ name, text, left: name === 'id' ? undefined : withoutChoice(values, name) }] : []
}

function textOf(name: ParamName, value: boolean | string | RangeValue, word: Word): string {
  if (typeof value === 'boolean') return value ? t(labelOf(name)) : ''
  if (typeof value === 'string') return value && labelled(name, wordOfEither(name, value) ?? word(value))
  if (name === 'income') return between(value, (rupees) => `Rs. ${indianNumber(Number(rupees))}`)
  const text = between(value, word)
  return text && name === 'age' ? t('{ages} years', { ages: text }) : text
}

function wordOfEither(name: ParamName, value: string): string | undefined {
  const { words }: SearchParam = searchParams[name]
  return words && t(value === 'yes' ? words.yes : words.no)
}

/** Staff also search by names, days and numbers, which say too little alone. */
function labelled(name: ParamName, text: string): string {
  const { staffOnly }: SearchParam = searchParams[name]
  return staffOnly && text ? t('{field}: {value}', { field: t(labelOf(name)), value: text }) : text
}

function between({ from, to }: RangeValue, word: Word): string {
  if (from && from === to) return word(from)
  if (from && to) return t('{from} to {to}', { from: word(from), to: word(to) })
  if (from) return t('From {from}', { from: word(from) })
  return to ? t('Up to {to}', { to: word(to) }) : ''
}
