import { type List, notGiven } from './list.ts'
import { type ListName, lists } from './lists.ts'

/** Lists of places, and the lists that contain their parents. */
const parents: Partial<Record<ListName, ListName>> = { states: 'countries', districts: 'states' }

/**
 * The code of a stored value: the key of an entry, or the label of a place. `within` is the label of the chosen
 * country or state. Without it the first place with this label counts, and Indian places come first.
 */
export function codeOfChoice(
  name: ListName,
  value: string | null | undefined,
  within?: string | null,
): number {
  const list: List = lists[name]
  const parent = parents[name]
  if (!value) return notGiven
  if (!parent) return list.codeOfKey(value)
  if (!within) return list.codesOf(value)[0] ?? notGiven
  return codesWithin(list, value, lists[parent].codesOf(within))[0] ?? notGiven
}

/** Whether a profile may have this value. */
export function isListed(name: ListName, value: string, within?: string | null): boolean {
  return codeOfChoice(name, value, within) !== notGiven
}

function codesWithin(list: List, label: string, parentCodes: readonly number[]): number[] {
  return parentCodes.map((parent) => list.codeOf(label, parent)).filter((code) => code !== notGiven)
}
