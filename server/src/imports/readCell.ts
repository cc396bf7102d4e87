import { type ImportFieldName, importFields } from '@bnr/contract/imports/fields'
import { defaultCountry } from '@bnr/contract/profiles/address'
import { formatAt } from '@bnr/contract/profiles/fields'
import { isListName, type ListName, lists } from '../reference/lists.ts'
import { readPhone } from '../reference/phoneNumbers.ts'
import { exactChoice, findChoice } from './choices.ts'
import { readCount, readDay, readHeight, readIncome } from './spellings.ts'

/** The value of a cell as a profile stores it, or what is wrong with it. */
export type Read = { value: unknown } | { message: string; suggestion?: string }

/** The row's place so far, which limits its states and districts. */
export type Context = {
  country?: string | undefined
  state?: string | undefined
  /** Looks for no similar spelling, which takes long. */
  exact?: true
}

const enter = (what: string) => ({ message: `Enter ${what}` })
const orElse = (value: unknown, what: string): Read => (value === undefined ? enter(what) : { value })

const own: Partial<Record<ImportFieldName, (cell: string, context: Context) => Read>> = {
  mobile: (cell) => phoneOf(cell),
  secondMobile: (cell) => phoneOf(cell),
  email: (cell) => ({ value: { address: cell.toLowerCase(), type: 'P' } }),
  gender: (cell, context) => choice('genders', cell, context),
  height: (cell) => orElse(readHeight(cell), 'a height such as 5 ft 4 in or 164 cm'),
  annualIncome: (cell) => incomeOf(cell),
  registeredOn: (cell) => dayOf(cell),
}

/** Reads a cell by the format of its field. The rules of the profile are checked afterwards. */
export function readCell(name: ImportFieldName, cell: string, context: Context): Read {
  const read = own[name]
  if (read) return read(cell, context)
  const { path } = importFields[name]
  const format = path === 'registeredOn' ? undefined : formatAt(path)
  if (format?.kind === 'list') return choice(format.list ?? '', cell, context)
  if (format?.kind === 'day') return dayOf(cell)
  if (format?.kind === 'count') return orElse(readCount(cell), 'a number')
  return { value: cell }
}

/** Of two numbers in a cell the first counts. */
function phoneOf(cell: string): Read {
  const read = readPhone(cell.split(/[/,;&\n]| or /)[0] ?? '')
  return read ? { value: { ...read, type: 'M' } } : enter('a phone number')
}

const dayOf = (cell: string): Read =>
  orElse(readDay(cell), 'a day such as 12/04/1998, the day before the month')

function choice(list: string, cell: string, context: Context): Read {
  if (!isListName(list)) return { value: cell }
  const parents = parentsOf(list, context)
  if (context.exact) return orElse(exactChoice(list, cell, parents), 'a value of the list')
  const found = findChoice(list, cell, parents)
  if ('value' in found) return found
  const { suggestion } = found
  const message = `“${cell.slice(0, 60)}” is not in the list`
  if (suggestion === undefined) return { message }
  return { message: `${message}. Did you mean ${labelOf(list, suggestion)}?`, suggestion }
}

const labelOf = (list: ListName, key: string): string => lists[list].byKey(key)?.label ?? key

function incomeOf(cell: string): Read {
  const range = lists.salaryRanges.byKey(exactChoice('salaryRanges', cell) ?? '')
  if (range) return { value: { from: range.from, ...(range.to === undefined ? {} : { to: range.to }) } }
  return orElse(readIncome(cell), 'the yearly income as one number, such as 500000 or 5 lakhs')
}

/** The codes of the country or state that a place belongs to; undefined if the row does not say it. */
function parentsOf(list: ListName, { country, state }: Context): readonly number[] | undefined {
  if (list === 'states') return lists.countries.codesOf(country ?? defaultCountry)
  if (list === 'districts' && state) return lists.states.codesOf(state)
  return undefined
}

/** Whether a cell can be read as the field without any correction. */
export const isReadable = (name: ImportFieldName, cell: string): boolean =>
  'value' in readCell(name, cell, { exact: true })
