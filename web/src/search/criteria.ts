import { type Criterion, equal } from '@bnr/contract/criteria'
import { effective } from './query.ts'
import { type SearchFormName, searchForms } from './searchForms.ts'
import { type ParamName, type SearchParam, type SearchValues, searchParams } from './searchParams.ts'

export type Gender = 'm' | 'f'

const oppositeOf = (gender: Gender): Gender => (gender === 'f' ? 'm' : 'f')

/** Criteria of every search by a member: Active profiles of the opposite gender. */
export const memberCriteria = (gender: Gender): Criterion[] =>
  equal({ ps: 'Active', 'bi.ge': oppositeOf(gender) })

/** Criteria for the chosen values of a form. */
export function criteriaOf(form: SearchFormName, values: SearchValues): Criterion[] {
  const effectiveValues = effective(form, values)
  return mergeParts(searchForms[form].flatMap((name) => criterionOf(name, effectiveValues)))
}

/** Merges criteria that are parts of one value, such as the first and last day of a range. */
function mergeParts(criteria: readonly Criterion[]): Criterion[] {
  const groups = Map.groupBy(criteria, ({ key, operation, value }) =>
    typeof value === 'object' && !Array.isArray(value) ? `${key} ${operation}` : Symbol(key),
  )
  return [...groups.values()].flatMap((same) =>
    same.length > 1
      ? [{ ...(same[0] as Criterion), value: Object.assign({}, ...same.map(({ value }) => value)) }]
      : same,
  )
}

function criterionOf(name: ParamName, values: SearchValues): Criterion[] {
  if (name === 'photo') return values.photo ? withPhoto : []
  if (name === 'photos' && values.photos === 'yes') return withPhoto
  const param: SearchParam = searchParams[name]
  const { key, operation } = param
  // Sent even when empty, so that a search without an ID does not find everybody.
  if (name === 'id') return [{ key, operation, value: values.id }]
  if (param.kind === 'flag') return values[name] ? [{ key, operation, value: true }] : []
  const value = wireValue(param, values[name])
  return value === undefined ? [] : [{ key, operation, value }]
}

/** The specification searches for an approved profile photo by two keys. */
const withPhoto = equal({ 'me.ms': 'Active', 'me.mt': 'pp' })

function wireValue({ kind, operation, part }: SearchParam, value: SearchValues[ParamName]): unknown {
  if (typeof value === 'boolean' || value === '') return undefined
  if (kind === 'either') return value === 'yes'
  if (part) return { [part]: value }
  if (typeof value === 'string') return value
  if (!('from' in value)) return value.length > 1 ? value : value[0]
  // Ages are numbers. A height such as 5.10 stays text, or it would become 5.1.
  const bound = (text: string) => (operation === 'age_range' ? Number(text) : text)
  if (!value.from && !value.to) return undefined
  return {
    ...(value.from && { gte: bound(value.from) }),
    ...(value.to && { lte: bound(value.to) }),
  }
}
