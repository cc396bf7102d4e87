import { type SearchSort, searchSorts } from '@bnr/contract/search/sorts'
import type { SortedPage } from '../engine.ts'
import type { ShortName } from './columns.ts'
import type { Population } from './population.ts'

/** Orders by a column; equal values are sorted newest first, as the SQL of `engine.ts` does. */
const keyed: Partial<Record<SearchSort, { column: ShortName; descending: boolean }>> = {
  [searchSorts.youngest]: { column: 'born_on', descending: true },
  [searchSorts.eldest]: { column: 'born_on', descending: false },
  [searchSorts.photoFirst]: { column: 'with_photo', descending: true },
  [searchSorts.recentlyActive]: { column: 'active_on', descending: true },
}

/** The ids of one page of these rows, which are in the order of ids. */
export function pageOfRows(
  people: Population,
  rows: Uint32Array,
  { page, size, sort }: SortedPage,
): number[] {
  const first = page * size
  const order = sort && keyed[sort]
  if (order) return byKey(people, rows, order, first, size)
  const isOldest = sort === searchSorts.oldest
  const length = Math.max(0, Math.min(size, rows.length - first))
  return Array.from({ length }, (_, at) => {
    const place = isOldest ? first + at : rows.length - 1 - first - at
    return people.idAt(rows[place] as number)
  })
}

/** Counts the rows of each value, and then collects only those whose values reach into the page. */
function byKey(
  people: Population,
  rows: Uint32Array,
  { column: name, descending }: { column: ShortName; descending: boolean },
  first: number,
  size: number,
): number[] {
  const column = people.column(name)
  const keyAt = (row: number) => column[row] as number
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    const key = keyAt(row)
    if (key < least) least = key
    if (key > greatest) greatest = key
  }
  if (first >= rows.length) return []
  const rankOf = (row: number) => (descending ? greatest - keyAt(row) : keyAt(row) - least)
  const counts = new Uint32Array(greatest - least + 1)
  for (const row of rows) counts[rankOf(row)] = (counts[rankOf(row)] as number) + 1
  const { from, to, skipped } = ranksOf(counts, first, size)
  const collected = new Map<number, number[]>()
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as number
    const rank = rankOf(row)
    if (rank < from || rank > to) continue
    const same = collected.get(rank)
    if (same) same.push(row)
    else collected.set(rank, [row])
  }
  return [...collected]
    .sort(([a], [b]) => a - b)
    .flatMap(([, same]) => same)
    .slice(first - skipped, first - skipped + size)
    .map((row) => people.idAt(row))
}

/** The first and the last rank on the page, and how many rows come before the first. */
function ranksOf(counts: Uint32Array, first: number, size: number) {
  let [rank, passed] = [0, 0]
  while (passed + (counts[rank] ?? 0) <= first) passed += counts[rank++] ?? 0
  const from = rank
  const skipped = passed
  while (rank < counts.length - 1 && passed + (counts[rank] ?? 0) < first + size)
    passed += counts[rank++] ?? 0
  return { from, to: rank, skipped }
}
