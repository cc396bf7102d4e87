import { defaultAges } from '@bnr/contract/search/defaults'
import {
  kinds,
  type NamesOf,
  type ParamName,
  paramNames,
  type SearchParam,
  type SearchValues,
  searchParams,
} from './searchParams.ts'

const first: readonly ParamName[] = ['age', 'height', 'marital', 'tongue', 'denomination', 'caste']
const more: readonly ParamName[] = [
  ...first,
  'education',
  'occupation',
  'country',
  'state',
  'city',
  'physical',
]
const staffRegular: readonly ParamName[] = [
  'status',
  'gender',
  ...more,
  'photos',
  'paid',
  'elite',
  'verified',
]

const declareForms = <Form extends string>(forms: Record<Form, readonly ParamName[]>) => forms

export const searchForms = declareForms({
  quick: [...first, 'verified'],
  regular: [...more, 'verified'],
  advanced: [...more, 'spirituality', 'work', 'income', 'family', 'photo', 'verified'],
  staff: [
    'status',
    'gender',
    'name',
    'mobile',
    'mobileCode',
    'age',
    'denomination',
    'caste',
    'tongue',
    'photos',
    'paid',
    'verified',
    'mine',
  ],
  staffRegular,
  staffAdvanced: [
    'name',
    'email',
    'mobile',
    'mobileCode',
    'alternate',
    'alternateCode',
    'birth',
    'spirituality',
    'work',
    'income',
    'family',
    ...staffRegular,
    'createdBy',
    'source',
    'createdFrom',
    'createdTo',
    'package',
    'begunFrom',
    'begunTo',
    'tele',
    'care',
    'mine',
    'uncalled',
  ],
  /** The guest criteria, for members who may not see full profiles yet. */
  basic: ['age', 'denomination'],
  id: ['id'],
})
export type SearchFormName = keyof typeof searchForms
export const memberForms = ['quick', 'regular', 'advanced'] as const satisfies readonly SearchFormName[]

export type MemberForm = (typeof memberForms)[number]
export const isMemberForm = (form: SearchFormName): form is MemberForm =>
  memberForms.some((one) => one === form)

export const staffForms = [
  'staff',
  'staffRegular',
  'staffAdvanced',
] as const satisfies readonly SearchFormName[]
export type StaffForm = (typeof staffForms)[number]
export const isStaffForm = (form: SearchFormName): form is StaffForm => staffForms.some((one) => one === form)

export const searchFormNames = Object.keys(searchForms) as SearchFormName[]

export function emptyValues(): SearchValues {
  const entries = paramNames.map((name) => [name, kinds[searchParams[name].kind].initial])
  return Object.fromEntries(entries) as SearchValues
}

/** Choosing another place clears the places within the old one. */
export const cleared: { readonly [Name in NamesOf<'one'>]?: Partial<SearchValues> } = {
  country: { state: '', city: [] },
  state: { city: [] },
}

/** The values without a choice, and without what depends on it. */
export const withoutChoice = (values: SearchValues, name: ParamName): SearchValues => ({
  ...values,
  [name]: emptyValues()[name],
  ...(cleared as { readonly [Name in ParamName]?: Partial<SearchValues> })[name],
})

/** The parameter, and those that make up one value with it, such as the two days of a period. */
export function partsOf(form: SearchFormName, name: ParamName): readonly ParamName[] {
  const { key, part }: SearchParam = searchParams[name]
  return part ? searchForms[form].filter((other) => searchParams[other].key === key) : [name]
}

/** The values without a choice and the other parts of its value. */
export const withoutValue = (form: SearchFormName, values: SearchValues, name: ParamName): SearchValues =>
  partsOf(form, name).reduce(withoutChoice, values)

/** The ages and heights with which the forms of a member begin. */
export type FirstRanges = Pick<SearchValues, 'age' | 'height'>

export const usualRanges: FirstRanges = {
  age: { from: String(defaultAges.from), to: String(defaultAges.to) },
  height: { from: '', to: '' },
}

/** Initial values of a form. Staff begin with none. */
export function defaultValues(form: SearchFormName, { age, height } = usualRanges): SearchValues {
  if (isStaffForm(form) || form === 'id') return emptyValues()
  return { ...emptyValues(), age, ...(form !== 'basic' && { height }) }
}
