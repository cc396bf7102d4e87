import type { Reply } from '@bnr/contract/endpoint'
import { indianNumber } from '@bnr/contract/indianNumber'
import type { countProfiles } from '@bnr/contract/search/counts'
import { t } from '../ui/translation.ts'
import { criteriaOf } from './criteria.ts'
import { labelOf } from './form/labels.ts'
import { type SearchFormName, searchForms, withoutChoice } from './searchForms.ts'
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
  const keys = criteriaOf(form, values).map(({ key }) => key)
  // The criteria that every search of a member has come before those of the form.
  const ownFrom = without.length - keys.length
  if (ownFrom < 0) return []
  const gained = (name: ParamName) => without[ownFrom + keys.lastIndexOf(searchParams[name].key)] ?? 0
  return searchForms[form]
    .filter((name) => keys.includes(searchParams[name].key) && gained(name) > 0)
    .map((name) => {
      const found = total + gained(name)
      return { name, text: textOf(name, found), total: found, values: withoutChoice(values, name) }
    })
    .sort((one, other) => one.total - other.total)
    .slice(0, offered)
}

const ownWords: { readonly [Name in ParamName]?: string } = {
  age: 'Any age',
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
