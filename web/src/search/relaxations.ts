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
  /** The choices to leave out. */
  names: readonly ParamName[]
  /** "Any denomination: 42 profiles" */
  text: string
  /** How many profiles the search finds without these choices. */
  total: number
  values: SearchValues
}

type Counted = Reply<typeof countProfiles>
const offered = 3

/** What a search without results can leave out to find somebody, the gentlest first: one choice, or several if none is enough. */
export function relaxationsOf(form: SearchFormName, values: SearchValues, counted: Counted): Relaxation[] {
  const alone = choicesAlone(form, values, counted)
  return alone.length > 0 ? alone : choicesTogether(form, values, counted)
}

function choicesAlone(form: SearchFormName, values: SearchValues, { total, without }: Counted): Relaxation[] {
  const criteria = criteriaOf(form, values)
  // The criteria that every search of a member has come before those of the form.
  const ownFrom = without.length - criteria.length
  if (ownFrom < 0) return []
  const gained = (name: ParamName) => without[ownFrom + criteria.findLastIndex(isOf(name))] ?? 0
  return chosenIn(form, values)
    .filter((name) => criteria.some(isOf(name)) && gained(name) > 0)
    .map((name) => relaxation(form, values, [name], total + gained(name)))
    .sort((one, other) => one.total - other.total)
    .slice(0, offered)
}

function choicesTogether(
  form: SearchFormName,
  values: SearchValues,
  { together = [] }: Counted,
): Relaxation[] {
  const chosen = chosenIn(form, values)
  return together.flatMap(({ keys, total }) => {
    const names = chosen.filter((name) => keys.some((key) => hasKey(name, key)))
    const areAllChosen = keys.every((key) => names.some((name) => hasKey(name, key)))
    return areAllChosen ? [relaxation(form, values, names, total)] : []
  })
}

function relaxation(
  form: SearchFormName,
  values: SearchValues,
  names: readonly ParamName[],
  total: number,
): Relaxation {
  const left = names.reduce((before, name) => withoutValue(form, before, name), values)
  return { names, text: `${allWords(names.map(wordsFor))}: ${profilesText(total)}`, total, values: left }
}

/** A search for profiles with a photo has two keys. */
const photoKeys = ['me.ms', 'me.mt']

const hasKey = (name: ParamName, key: string): boolean =>
  photoKeys.includes(key) ? name === 'photo' || name === 'photos' : searchParams[name].key === key

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

function wordsFor(name: ParamName): string {
  const own = ownWords[name]
  return own ? t(own) : t('Any {field}', { field: t(labelOf(name)).toLowerCase() })
}

/** "Any age, any caste and any city" */
function allWords([first = '', ...others]: readonly string[]): string {
  const words = [first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))]
  const last = words.pop() ?? ''
  return words.length > 0 ? t('{choices} and {last}', { choices: words.join(', '), last }) : last
}

const profilesText = (total: number): string =>
  total === 1 ? t('1 profile') : t('{count} profiles', { count: indianNumber(total) })
