import { any } from '@bnr/contract/search/defaults'
import { type SearchSortName, searchSortNames } from '@bnr/contract/search/sorts'
import type { RangeValue } from '../ui/fields/RangeField.tsx'
import { emptyValues, isSearchForm, type SearchFormName, searchForms } from './searchForms.ts'
import { type ParamName, type SearchValues, searchParams } from './searchParams.ts'

export type Search = {
  form: SearchFormName
  values: SearchValues
  page: number
  /** The newest first unless given. */
  sort?: SearchSortName
}

const newest: SearchSortName = 'newest'

const chosen = (value: string) => value !== '' && value !== any

/** Whether a country was chosen: only then can a state or a city be. */
export const hasCountry = ({ country }: SearchValues) => chosen(country)
export const hasState = (values: SearchValues) => hasCountry(values) && chosen(values.state)
/** Whether an income was chosen from which an upper bound makes sense. */
export const hasIncome = ({ income }: SearchValues) => chosen(income.from) && income.from !== '0'

/** Leaves out what a form does not ask for, Any, and what hangs on something that was not chosen. */
export function effective(form: SearchFormName, values: SearchValues): SearchValues {
  const result = emptyValues()
  for (const name of searchForms[form]) Object.assign(result, { [name]: withoutAny(values[name]) })
  if (!hasCountry(result)) result.state = ''
  if (!hasState(result)) result.city = []
  if (!hasIncome(result)) result.income.to = ''
  return result
}

function withoutAny(value: SearchValues[ParamName]): SearchValues[ParamName] {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return chosen(value) ? value.trim() : ''
  if (Array.isArray(value)) return value.includes(any) ? [] : value
  return { from: chosen(value.from) ? value.from : '', to: chosen(value.to) ? value.to : '' }
}

/** A search as it stands in an address: short, readable, and the same after a reload. */
export function toQuery({ form, values, page, sort = newest }: Search): URLSearchParams {
  const kept = effective(form, values)
  const query = new URLSearchParams({ form })
  for (const name of searchForms[form]) {
    for (const text of textsOf(kept[name])) query.append(name, text)
  }
  if (sort !== newest) query.set('sort', sort)
  if (page > 0) query.set('page', String(page))
  return query
}

function textsOf(value: SearchValues[ParamName]): readonly string[] {
  if (typeof value === 'boolean') return value ? ['1'] : []
  if (typeof value === 'string') return value ? [value] : []
  if (Array.isArray(value)) return value
  return value.from || value.to ? [`${value.from}-${value.to}`] : []
}

/** Reads an address; whatever it does not say, or says wrongly, counts as not chosen. */
export function fromQuery(query: URLSearchParams): Required<Search> {
  const named = query.get('form')
  const form = isSearchForm(named) ? named : 'advanced'
  const values = emptyValues()
  for (const name of searchForms[form]) {
    const texts = query.getAll(name).filter((text) => text !== '')
    if (texts.length > 0) Object.assign(values, { [name]: readValue(name, texts) })
  }
  return { form, values: effective(form, values), page: pageOf(query), sort: sortOf(query) }
}

function readValue(name: ParamName, texts: string[]): SearchValues[ParamName] {
  const [first = ''] = texts
  switch (searchParams[name].kind) {
    case 'range':
      return rangeOf(first)
    case 'many':
      return texts
    case 'flag':
      return first === '1'
    default:
      return first
  }
}

const range = /^(\d{0,9}(?:\.\d{1,2})?)-(\d{0,9}(?:\.\d{1,2})?)$/

function rangeOf(text: string): RangeValue {
  const [, from = '', to = ''] = range.exec(text) ?? []
  return { from, to }
}

function sortOf(query: URLSearchParams): SearchSortName {
  const named = query.get('sort')
  return searchSortNames.find((one) => one === named) ?? newest
}

/** The zero-based page of an address. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '0'
  return /^\d{1,5}$/.test(page) ? Number(page) : 0
}
