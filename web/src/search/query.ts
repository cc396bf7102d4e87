import { any, staffAges } from '@bnr/contract/search/defaults'
import { type SearchSortName, searchSortNames } from '@bnr/contract/search/sorts'
import { always, oneOf, page, readAddress, writeAddress } from '../ui/list/address.ts'
import { emptyValues, isStaffForm, type SearchFormName, searchFormNames, searchForms } from './searchForms.ts'
import { kinds, type ParamName, type SearchValues, searchParams } from './searchParams.ts'

export type Search = {
  form: SearchFormName
  values: SearchValues
  page: number
  /** The newest first unless given. */
  sort?: SearchSortName
}

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
  if (!result.mobile) result.mobileCode = ''
  if (!result.alternate) result.alternateCode = ''
  if (isStaffForm(form)) result.age = withBothEnds(result.age)
  return result
}

/** Staff who choose one end of an age mean the usual other end. */
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

const named = { form: always(oneOf(searchFormNames, 'advanced')) }
/** The order and the page: what can be changed where the results stand. */
export const orderAddress = { sort: oneOf(searchSortNames, 'newest'), page: page() }

const asked = (form: SearchFormName) =>
  Object.fromEntries(searchForms[form].map((name) => [name, kinds[searchParams[name].kind]]))

/** A search as it stands in an address: short, readable, and the same after a reload. */
export const toQuery = ({ form, values, ...order }: Search): URLSearchParams =>
  writeAddress({ ...named, ...asked(form), ...orderAddress }, { form, ...effective(form, values), ...order })

/** Reads an address; whatever it does not say, or says wrongly, counts as not chosen. */
export function fromQuery(query: URLSearchParams): Required<Search> {
  const { form } = readAddress(named, query)
  const values = Object.assign(emptyValues(), readAddress(asked(form), query))
  return { form, values: effective(form, values), ...readAddress(orderAddress, query) }
}
