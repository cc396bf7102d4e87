import { defaultAges } from '@bnr/contract/search/defaults'
import { type ParamName, paramNames, type SearchValues, searchParams } from './searchParams.ts'

const quick: readonly ParamName[] = ['age', 'height', 'marital', 'tongue', 'denomination', 'caste']
const regular: readonly ParamName[] = [
  ...quick,
  'education',
  'occupation',
  'country',
  'state',
  'city',
  'physical',
]
const advanced: readonly ParamName[] = [...regular, 'spirituality', 'work', 'income', 'family', 'photo']
const staff: readonly ParamName[] = [
  'status',
  'gender',
  'name',
  'mobile',
  'age',
  'denomination',
  'caste',
  'tongue',
  'photo',
]

/** The search forms and what each asks for. */
export const searchForms = { quick, regular, advanced, staff } as const
export type SearchFormName = keyof typeof searchForms
export const memberForms = ['quick', 'regular', 'advanced'] as const satisfies readonly SearchFormName[]

export function isSearchForm(name: string | null): name is SearchFormName {
  return name !== null && Object.hasOwn(searchForms, name)
}

const empty = { range: { from: '', to: '' }, many: [], one: '', text: '', flag: false } as const

/** A form in which nothing is chosen. */
export function emptyValues(): SearchValues {
  const entries = paramNames.map((name) => [name, structuredClone(empty[searchParams[name].kind])])
  return Object.fromEntries(entries) as SearchValues
}

const shortest = '4.0'
const defaultTallest = '5.0'

/** What a form shows first (specification 2, section 5). */
export function defaultValues(form: SearchFormName): SearchValues {
  if (form === 'staff') return emptyValues()
  return {
    ...emptyValues(),
    age: { from: String(defaultAges.from), to: String(defaultAges.to) },
    height: { from: shortest, to: form === 'advanced' ? '' : defaultTallest },
  }
}
