import type { Criterion } from '@bnr/contract/criteria'
import type { Reply } from '@bnr/contract/endpoint'
import { indianNumber } from '@bnr/contract/indianNumber'
import type { countProfiles } from '@bnr/contract/search/counts'
import { t } from '../ui/translation.ts'
import { criteriaOf } from './criteria.ts'
import { labelOf } from './form/labels.ts'
import { effective } from './query.ts'
import { emptyValues, partsOf, type SearchFormName, searchForms, withoutValue } from './searchForms.ts'
import { type ParamName, type SearchValues, searchParams } from './searchParams.ts'

export type Relaxation = {
  name: ParamName
  /** "Any denomination: 42 profiles" */
  text: string
  /** How many profiles the search finds without this choice. */
  total: number
  values: SearchValues
}

const offered = 3

/** The choices of a search without results that each keep somebody out, the gentlest first. */
export function relaxationsOf(
  form: SearchFormName,
  values: SearchValues,
  { total, without }: Reply<typeof countProfiles>,
): Relaxation[] {
  const criteria = criteriaOf(form, values)
  // The criteria that every search of a member has come before those of the form.
  const ownFrom = without.length - criteria.length
  if (ownFrom < 0) return []
  const gained = (name: ParamName) => without[ownFrom + criteria.findLastIndex(isOf(name))] ?? 0
  return chosenIn(form, values)
    .filter((name) => criteria.some(isOf(name)) && gained(name) > 0)
    .map((name) => {
      const found = total + gained(name)
      return { name, text: textOf(name, found), total: found, values: withoutValue(form, values, name) }
    })
    .sort((one, other) => one.total - other.total)
    .slice(0, offered)
}

/** Several parameters can share a key, such as an age and a birth date. */
const isOf =
  (name: ParamName) =>
  ({ key, operation }: Criterion) =>
    key === searchParams[name].key && operation === searchParams[name].operation

/** What somebody has chosen; of the parts of one value, such as the two days of a period, the first. */
function chosenIn(form: SearchFormName, values: SearchValues): ParamName[] {
  const [chosen, none] = [effective(form, values), emptyValues()]
  const names = searchForms[form].filter(
    (name) => JSON.stringify(chosen[name]) !== JSON.stringify(none[name]),
  )
  return names.filter((name, at) => names.findIndex((other) => partsOf(form, name).includes(other)) === at)
}

const ownWords: { readonly [Name in ParamName]?: string } = {
  age: 'Any age',
  work: 'Any words about work',
  name: 'Any name',
  createdFrom: 'Registered on any day',
  createdTo: 'Registered on any day',
  begunFrom: 'Any plan',
  begunTo: 'Any plan',
  mine: 'Assigned to anybody or nobody',
  uncalled: 'Called or not',
  photo: 'With or without a photo',
  verified: 'Number verified or not',
}

function textOf(name: ParamName, total: number): string {
  const own = ownWords[name]
  const choice = own ? t(own) : t('Any {field}', { field: t(labelOf(name)).toLowerCase() })
  return `${choice}: ${profilesText(total)}`
}

const profilesText = (total: number): string =>
  total === 1 ? t('1 profile') : t('{count} profiles', { count: indianNumber(total) })
