import { type CountedKey, clearedWith } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'
import type { Column } from './columns.ts'
import { passes, type Test } from './rowTests.ts'

/** The tests of each key that excludes somebody. The position of a key is its bit. */
type KeyedTests = readonly { key: SearchKey; tests: readonly Test[] }[]

/** Plain data, so that another thread can count. */
export type CountTask = {
  size: number
  /** Rows that the viewer must not find. */
  hidden: ReadonlySet<number>
  keyed: KeyedTests
  lists: ReadonlyMap<CountedKey, Column>
}

/** How many rows pass everything; by list and code; and how many more without a key. */
export type RowCounts = {
  total: number
  lists: Map<CountedKey, Map<number, number>>
  without: Map<SearchKey, number>
}

/** Each set of failed keys has a place in a table. With more keys, SQL counts. */
export const mostCountedKeys = 14
const codes = 32_768

/**
 * Counts in one pass. Each row gets a number with one bit for each key that it fails. It counts for a list if it fails
 * nothing but the key of the list and the keys that are left out with it.
 */
export function countRows({ size, hidden, keyed, lists }: CountTask): RowCounts {
  const failing = failuresOf(size, keyed)
  const groups = groupsOf(keyed, lists)
  const groupsFor = Array.from({ length: 1 << keyed.length }, (_, bits) =>
    groups.filter(({ mask }) => (bits & ~mask) === 0),
  )
  const found = new Uint32Array(1 << keyed.length)
  for (let row = 0; row < size; row++) {
    const bits = failing[row] as number
    if (hidden.size > 0 && hidden.has(row)) continue
    found[bits] = (found[bits] as number) + 1
    for (const { counted } of groupsFor[bits] as Group[]) countCodes(counted, row)
  }
  const total = foundWithin(found, 0)
  const without = keyed.map(({ key }) => [key, foundWithin(found, maskOf(keyed, key)) - total] as const)
  const codesFound = new Map(groups.flatMap(({ counted }) => counted.map(byCode)))
  const inOrder = [...lists.keys()].map((key) => [key, codesFound.get(key) ?? new Map()] as const)
  return { total, lists: new Map(inOrder), without: new Map(without) }
}

type Counted = { key: CountedKey; column: Column; counts: Uint32Array }
/** Lists for which the same rows count. */
type Group = { mask: number; counted: Counted[] }

function groupsOf(keyed: KeyedTests, lists: CountTask['lists']): Group[] {
  const byMask = Map.groupBy(lists, ([key]) => maskOf(keyed, key))
  return [...byMask].map(([mask, together]) => ({
    mask,
    counted: together.map(([key, column]) => ({ key, column, counts: new Uint32Array(codes) })),
  }))
}

/** The bits of a key and of those that are left out with it. */
function maskOf(keyed: KeyedTests, key: SearchKey): number {
  const left: readonly SearchKey[] = [key, ...(clearedWith[key] ?? [])]
  return keyed.reduce((mask, one, bit) => (left.includes(one.key) ? mask | (1 << bit) : mask), 0)
}

function countCodes(counted: readonly Counted[], row: number): void {
  for (const { column, counts } of counted) {
    const code = column[row] as number
    counts[code] = (counts[code] as number) + 1
  }
}

const foundWithin = (found: Uint32Array, mask: number): number =>
  found.reduce((sum, count, bits) => ((bits & ~mask) === 0 ? sum + count : sum), 0)

function byCode({ key, counts }: Counted): [CountedKey, Map<number, number>] {
  const found = new Map<number, number>()
  for (const [code, count] of counts.entries()) if (count > 0) found.set(code, count)
  return [key, found]
}

/** The keys that each row fails, as bits. */
function failuresOf(size: number, keyed: KeyedTests): Uint16Array {
  const failing = new Uint16Array(size)
  for (const [place, { tests }] of keyed.entries())
    for (const test of tests) markFailing(failing, test, 1 << place)
  return failing
}

function markFailing(failing: Uint16Array, test: Test, bit: number): void {
  if (test.kind === 'accepted') {
    const { column, accepted } = test
    for (let row = 0; row < failing.length; row++)
      if (accepted[column[row] as number] !== 1) failing[row] = (failing[row] as number) | bit
  } else if (test.kind === 'bounds') {
    const { column, from, to } = test
    for (let row = 0; row < failing.length; row++) {
      const value = column[row] as number
      if (value < from || value > to) failing[row] = (failing[row] as number) | bit
    }
  } else {
    for (let row = 0; row < failing.length; row++)
      if (!passes(test, row)) failing[row] = (failing[row] as number) | bit
  }
}
