import { clearedWith } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'

/** How many profiles the search finds without these keys. */
export type KeysTogether = { keys: SearchKey[]; total: number }
/** How many profiles fail exactly these keys; the position of a key in the search is its bit. */
export type FoundByFailed = Iterable<readonly [failed: bigint, found: number]>

const mostOffered = 3

/** The bits of a key and of those that are left out with it. */
export function maskOf(keys: readonly SearchKey[], key: SearchKey): bigint {
  const left: readonly SearchKey[] = [key, ...(clearedWith[key] ?? [])]
  return keys.reduce((mask, one, bit) => (left.includes(one) ? mask | bitAt(bit) : mask), 0n)
}

/**
 * The fewest keys that a search without results must leave out to find somebody: of several such sets, the three that
 * find the fewest profiles. None if one key is enough. The order of the keys does not matter.
 */
export function keysTogether(keys: readonly SearchKey[], found: FoundByFailed): KeysTogether[] {
  const sets = new Map<string, KeysTogether>()
  let fewest = Number.POSITIVE_INFINITY
  for (const [failed, count] of found) {
    const set = smallestSet(keys.filter((_, place) => failed & bitAt(place)))
    if (set.length < 2) return []
    if (set.length > fewest) continue
    if (set.length < fewest) sets.clear()
    fewest = set.length
    const name = set.join()
    sets.set(name, { keys: set, total: count + (sets.get(name)?.total ?? 0) })
  }
  const gentlest = [...sets.values()].sort(
    (one, other) => one.total - other.total || byName(one.keys.join(), other.keys.join()),
  )
  return gentlest.slice(0, mostOffered).map(({ keys: set }) => {
    const mask = set.reduce((masks, key) => masks | maskOf(keys, key), 0n)
    return { keys: set, total: foundWithin(found, mask) }
  })
}

/** Which of these keys to leave out so that all are: a country leaves out its states, so they are not named. */
function smallestSet(failed: readonly SearchKey[]): SearchKey[] {
  const reach = (key: SearchKey) => clearedWith[key]?.length ?? 0
  const left = new Set<SearchKey>()
  const chosen: SearchKey[] = []
  for (const key of failed.toSorted((one, other) => reach(other) - reach(one) || byName(one, other))) {
    if (left.has(key)) continue
    chosen.push(key)
    for (const cleared of clearedWith[key] ?? []) left.add(cleared)
  }
  return chosen.sort(byName)
}

/** How many profiles fail none but these keys. */
export function foundWithin(found: FoundByFailed, mask: bigint): number {
  let total = 0
  for (const [failed, count] of found) if ((failed & ~mask) === 0n) total += count
  return total
}

const bitAt = (place: number): bigint => 1n << BigInt(place)

const byName = (one: string, other: string): number => (one < other ? -1 : 1)
