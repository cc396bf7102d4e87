import { clearedWith } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'

/** How many profiles the search finds without these keys. */
export type KeysTogether = { keys: SearchKey[]; total: number }
/** How many profiles fail exactly these keys; the position of a key in the search is its bit. */
type FoundByFailed = Iterable<readonly [failed: number, found: number]>

/** The index has a place in a table for each set of failed keys. With more keys SQL counts, and no set is named. */
export const mostCountedKeys = 14

const mostOffered = 3
const mostKeys = 3

/** The bits of a key and of those that are left out with it. */
export function maskOf(keys: readonly SearchKey[], key: SearchKey): bigint {
  const left: readonly SearchKey[] = [key, ...(clearedWith[key] ?? [])]
  return keys.reduce((mask, one, bit) => (left.includes(one) ? mask | (1n << BigInt(bit)) : mask), 0n)
}

/**
 * For a search of at most `mostCountedKeys` that finds nobody: the fewest keys to leave out together to find somebody.
 * Of several such sets, the three that find the fewest profiles. None if one key is enough, or if it takes more than
 * three.
 */
export function keysTogether(keys: readonly SearchKey[], found: FoundByFailed): KeysTogether[] {
  const places = inOrderOfReach(keys)
  // A caller can make thousands of sets, so those with too many keys are left out first.
  const near = [...found].filter(([failed]) => bitsIn(failed) <= mostKeys + clearable(keys))
  const sets = new Map<number, Chosen>()
  let fewest = mostKeys
  for (const [failed] of near) {
    const set = smallestSet(places, failed)
    if (set.size < 2) return []
    if (set.size > fewest) continue
    if (set.size < fewest) sets.clear()
    fewest = set.size
    sets.set(set.bits, set)
  }
  return [...sets.values()]
    .map(({ bits, mask }) => ({
      keys: keys.filter((_, place) => bits & (1 << place)).sort(byName),
      total: foundWithin(near, mask),
    }))
    .sort((one, other) => one.total - other.total || byName(one.keys.join(), other.keys.join()))
    .slice(0, mostOffered)
}

/** Keys to leave out, and all keys that are left out with them. */
type Chosen = { bits: number; mask: number; size: number }
type Place = { bit: number; mask: number }

/** A country comes before its states, so that a set that leaves out both names the country alone. */
function inOrderOfReach(keys: readonly SearchKey[]): Place[] {
  const reach = (key: SearchKey) => clearedWith[key]?.length ?? 0
  return keys
    .map((key, place) => ({ key, bit: 1 << place, mask: Number(maskOf(keys, key)) }))
    .sort((one, other) => reach(other.key) - reach(one.key) || byName(one.key, other.key))
}

function smallestSet(places: readonly Place[], failed: number): Chosen {
  const set = { bits: 0, mask: 0, size: 0 }
  for (const { bit, mask } of places) {
    if (!(failed & ~set.mask & bit)) continue
    set.bits |= bit
    set.mask |= mask
    set.size++
  }
  return set
}

/** How many keys are left out with another one. */
const clearable = (keys: readonly SearchKey[]): number =>
  new Set(keys.flatMap((key) => clearedWith[key] ?? []).filter((key) => keys.includes(key))).size

/** How many profiles fail none but the keys of the mask. */
function foundWithin(found: FoundByFailed, mask: number): number {
  let total = 0
  for (const [failed, count] of found) if ((failed & ~mask) === 0) total += count
  return total
}

function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left; left &= left - 1) count++
  return count
}

const byName = (one: string, other: string): number => (one < other ? -1 : 1)
