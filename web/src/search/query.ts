import { any, staffAges } from '@bnr/contract/search/defaults'
import { type SearchSortName, searchSortNames } from '@bnr/contract/search/sorts'
import { always, oneOf, page, readAddress, writeAddress } from '../ui/list/address.ts'
import { emptyValues, isStaffForm, type SearchFormName, searchFormNames, searchForms } from './searchForms.ts'
import { kinds, type ParamName, type SearchValues, searchParams } from './searchParams.ts'

export type Search = {
  form: SearchFormName
  values: SearchValues
  page: number
  /** Newest first by default. */
  sort?: SearchSortName
}

const chosen = (value: string) => value !== '' && value !== any

/** A state or city can be chosen only within a country. */
export const hasCountry = ({ country }: SearchValues) => chosen(country)
export const hasState = (values: SearchValues) => hasCountry(values) && chosen(values.state)
/** Whether the chosen lower income allows an upper bound. */
export const hasIncome = ({ income }: SearchValues) => chosen(income.from) && income.from !== '0'

/** Drops values that the form does not use, "Any", and values that depend on a field without a value. */
export function effective(form: SearchFormName, values: SearchValues): SearchValues {
  const result = emptyValues()
  for (const name of searchForms[form]) Object.assign(result, { [name]: withoutAny(values[name]) })
  if (!hasCountry(result)) result.state = ''
  if (!hasState(result)) result.city = []
  if (!hasIncome(result)) result.income.to = ''
  if (!result.mobile) result.mobileCode = ''
  if (!result.alternate) result.alternateCode = ''
  if (isStaffForm(form)) result.age = withBothEnds(result.age)
  return result
}

/** When staff choose one end of an age range, the other end gets its default (specification 3). */
function withBothEnds({ from, to }: SearchValues['age']): SearchValues['age'] {
  if (!from && !to) return { from, to }
  return { from: from || String(staffAges.from), to: to || String(staffAges.to) }
}

function withoutAny(value: SearchValues[ParamName]): SearchValues[ParamName] {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return chosen(value) ? value.trim() : ''
  if (!('from' in value)) return value.includes(any) ? [] : value
  return { from: chosen(value.from) ? value.from : '', to: chosen(value.to) ? value.to : '' }
}

const formAddress = { form: always(oneOf(searchFormNames, 'advanced')) }
/** Order and page, which change on the results page itself. */
export const orderAddress = { sort: oneOf(searchSortNames, 'newest'), page: page() }

const paramsOf = (form: SearchFormName) =>
  Object.fromEntries(searchForms[form].map((name) => [name, kinds[searchParams[name].kind]]))

/** Writes a search into an address that is short and readable. */
export const toQuery = ({ form, values, ...order }: Search): URLSearchParams =>
  writeAddress(
    { ...formAddress, ...paramsOf(form), ...orderAddress },
    { form, ...effective(form, values), ...order },
  )

/** Reads a search from an address. Missing or invalid values count as not chosen. */
export function fromQuery(query: URLSearchParams): Required<Search> {
  const { form } = readAddress(formAddress, query)
  const values = Object.assign(emptyValues(), readAddress(paramsOf(form), query))
  return { form, values: effective(form, values), ...readAddress(orderAddress, query) }
}
