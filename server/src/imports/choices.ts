import type { Entry, List } from '../reference/list.ts'
import { type ListName, lists } from '../reference/lists.ts'

/** A value of a list, or one that is spelled like what the file says. */
export type Choice = { value: string } | { suggestion?: string }

/** What people write for an entry of a list besides its label, its key and its code. */
const otherWords: { readonly [List in ListName]?: Readonly<Record<string, string>> } = {
  genders: { Boy: 'm', Groom: 'm', Girl: 'f', Bride: 'f' },
  maritalStatuses: { Single: 'Never Married', Unmarried: 'Never Married', Divorcee: 'Divorced' },
  eatingHabits: { Veg: 'Vegetarian', 'Non Veg': 'Non-Vegetarian' },
  denominations: { RC: 'Roman Catholic (Latin Rite)', Catholic: 'Catholic (Other)' },
  countries: { USA: 'United States', UK: 'United Kingdom', UAE: 'United Arab Emirates' },
  states: { TN: 'Tamil Nadu', KL: 'Kerala', AP: 'Andhra Pradesh', KA: 'Karnataka', TS: 'Telangana' },
}

type Word = { word: string; entry: Entry }
const wordsOfLists = new Map<ListName, readonly Word[]>()

/** Finds the entry that a cell names, or the one that it may have meant. */
export function findChoice(name: ListName, typed: string, parents?: readonly number[]): Choice {
  const value = exactChoice(name, typed, parents)
  if (value !== undefined) return { value }
  const suggestion = spelledLike(name, plain(typed), parents)
  return suggestion === undefined ? {} : { suggestion }
}

/**
 * Finds the entry that a cell names by label, key, code or a part of the label: 'CSI', 'Church of South India' and 301
 * are all 'CSI (Church of South India)'. `parents` limits places to those of a country or state.
 */
export function exactChoice(name: ListName, typed: string, parents?: readonly number[]): string | undefined {
  const wanted = plain(typed)
  const named = new Set(
    wordsWithin(name, parents).flatMap(({ word, entry }) => (word === wanted ? [entry] : [])),
  )
  const [found] = named
  return found && (named.size === 1 || isPlace(name)) ? found.key : undefined
}

/** Files repeat their mistakes, so what was looked for before is remembered. */
const spelled = new Map<string, string | undefined>()
const mostRemembered = 2000

function spelledLike(name: ListName, wanted: string, parents?: readonly number[]): string | undefined {
  const key = `${name} ${parents?.join(',')} ${wanted}`
  if (spelled.has(key)) return spelled.get(key)
  const close = closest(wordsWithin(name, parents), wanted)?.entry.key
  if (spelled.size >= mostRemembered) spelled.clear()
  spelled.set(key, close)
  return close
}

const wordsWithin = (name: ListName, parents?: readonly number[]): readonly Word[] =>
  parents ? wordsOf(name).filter(({ entry }) => parents.includes(entry.parent ?? 0)) : wordsOf(name)

const isPlace = (name: ListName) => name === 'states' || name === 'districts'

function wordsOf(name: ListName): readonly Word[] {
  const known = wordsOfLists.get(name)
  if (known) return known
  const { entries, byKey }: List = lists[name]
  const words = [
    ...entries.flatMap((entry) => namesOf(entry).map((word) => ({ word: plain(word), entry }))),
    ...Object.entries(otherWords[name] ?? {}).flatMap(([word, key]) => {
      const entry = byKey(key)
      return entry ? [{ word: plain(word), entry }] : []
    }),
  ]
  wordsOfLists.set(name, words)
  return words
}

const namesOf = ({ label, key, code }: Entry): string[] => [
  label,
  key,
  String(code),
  ...(/[()/]/.test(label) ? label.split(/[()/]/).filter((part) => part.trim().length > 1) : []),
]

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The entry whose spelling differs least, if it differs little; or the only one that begins in the same way. */
function closest(words: readonly Word[], wanted: string): Word | undefined {
  if (wanted.length < 3 || /^\d+$/.test(wanted)) return undefined
  const most = Math.max(1, Math.floor(wanted.length / 4))
  const near = words
    .map((one) => ({ ...one, distance: distance(one.word, wanted, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
  if (near[0]) return near[0]
  const longer = words.filter(({ word }) => wanted.length > 3 && word.startsWith(wanted))
  return new Set(longer.map(({ entry }) => entry)).size === 1 ? longer[0] : undefined
}

/** The number of letters to add, remove or change (Levenshtein); more than `most` is not counted exactly. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    above = current
  }
  return above.at(-1) ?? 0
}
