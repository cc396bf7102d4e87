import type { CountedKey } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'
import { type KeysTogether, keysTogether, maskOf } from '../keysTogether.ts'
import type { Totals } from './codeTotals.ts'
import type { ShortColumn } from './columns.ts'
import { markFailures } from './failures.ts'
import { possibleCodes, type Test } from './rowTests.ts'

/** The tests of each key that excludes somebody. The position of a key is its bit. */
type KeyedTests = readonly { key: SearchKey; tests: readonly Test[] }[]

/** Plain data, so that another thread can count. */
export type CountTask = {
  size: number
  /** Rows that the viewer must not find. */
  hidden: ReadonlySet<number>
  keyed: KeyedTests
  lists: ReadonlyMap<CountedKey, CountedList>
}

/** The codes of a column, and how many of all rows have each. */
type CountedList = { codes: ShortColumn; totals: Totals }

/** How many rows pass everything; by list and code; how many more without a key, or without several if one is not enough. */
export type RowCounts = {
  total: number
  lists: Map<CountedKey, Map<number, number>>
  without: Map<SearchKey, number>
  together: KeysTogether[]
}

/** Marks rows that the viewer must not find, so that no list counts them. */
const hiddenBit = 1 << 15
type TwoCounts = readonly [Uint32Array, Uint32Array]

/**
 * Each row gets a number with one bit for each key that it fails. It counts for a list if it fails nothing but the key
 * of the list and the keys that are left out with it.
 */
export function countRows({ size, hidden, keyed, lists }: CountTask): RowCounts {
  const failing = failedKeys(size, keyed)
  for (const row of hidden) failing[row] = hiddenBit
  const found = foundByBits(failing, keyed.length)
  const total = found[0] ?? 0
  const keys = keyed.map(({ key }) => key)
  const without = keys.map((key) => [key, foundWithin(found, bitsOf(keys, key)) - total] as const)
  return {
    total,
    lists: countLists(failing, { keys, found, lists }),
    without: new Map(without),
    together: total > 0 ? [] : keysTogether(keys, failedBy(found)),
  }
}

/**
 * Goes through the rows once for the lists for which the same rows count, and then for each list through those rows, or
 * through the others if they are fewer.
 */
function countLists(
  failing: Uint16Array,
  { keys, found, lists }: Pick<CountTask, 'lists'> & { keys: readonly SearchKey[]; found: Uint32Array },
): RowCounts['lists'] {
  const room = new Uint32Array(failing.length)
  const counts: TwoCounts = [new Uint32Array(possibleCodes), new Uint32Array(possibleCodes)]
  const counted = new Map<CountedKey, Map<number, number>>([...lists.keys()].map((key) => [key, new Map()]))
  for (const [mask, together] of Map.groupBy(lists, ([key]) => bitsOf(keys, key))) {
    const areMost = 2 * foundWithin(found, mask) > failing.length
    const rows = room.subarray(0, keepWithin(failing, mask, areMost, room))
    for (const [key, { codes, totals }] of together) {
      const byCode = countCodes(codes, rows, counts)
      counted.set(key, areMost ? ofOthers(byCode, totals) : byCode)
    }
  }
  return counted
}

const bitsOf = (keys: readonly SearchKey[], key: SearchKey): number => Number(maskOf(keys, key))

/** How many of the rows that were not counted have each code. */
function ofOthers(byCode: ReadonlyMap<number, number>, totals: Totals): Map<number, number> {
  const left = new Map<number, number>()
  for (const [code, total] of totals.entries()) {
    const count = total - (byCode.get(code) ?? 0)
    if (count > 0) left.set(code, count)
  }
  return left
}

/** Writes the rows that fail no other keys than these, or all but them, and returns how many there are. */
function keepWithin(failing: Uint16Array, mask: number, isOpposite: boolean, room: Uint32Array): number {
  const others = ~mask & 0xffff
  const opposite = Number(isOpposite)
  const size = failing.length
  let count = 0
  for (let row = 0; row < size; row++) {
    room[count] = row
    // 1 without other failed keys, without a branch: 0 - 1 alone is negative.
    count += ((((failing[row] as number) & others) - 1) >>> 31) ^ opposite
  }
  return count
}

/**
 * How many of the rows have each code. All counts are zero before and after. Rows in even and odd places have counts of
 * their own: many rows have the same code, and the processor waits for a count that it has just written.
 */
function countCodes(column: ShortColumn, rows: Uint32Array, [even, odd]: TwoCounts): Map<number, number> {
  const size = rows.length
  let most = 0
  for (let place = 1; place < size; place += 2) {
    const one = column[rows[place - 1] as number] as number
    const other = column[rows[place] as number] as number
    even[one] = (even[one] as number) + 1
    odd[other] = (odd[other] as number) + 1
    most = Math.max(most, one, other)
  }
  if (size % 2 === 1) {
    const last = column[rows[size - 1] as number] as number
    even[last] = (even[last] as number) + 1
    most = Math.max(most, last)
  }
  const found = new Map<number, number>()
  for (let code = 0; code <= most; code++) {
    const count = (even[code] as number) + (odd[code] as number)
    if (count > 0) found.set(code, count)
  }
  for (const counts of [even, odd]) counts.fill(0, 0, most + 1)
  return found
}

/** How many rows fail each set of keys. */
function foundByBits(failing: Uint16Array, keys: number): Uint32Array {
  const found = new Uint32Array(1 << keys)
  const size = failing.length
  for (let row = 0; row < size; row++) {
    const bits = failing[row] as number
    if (bits < found.length) found[bits] = (found[bits] as number) + 1
  }
  return found
}

/** The sets of keys that somebody fails. */
function* failedBy(found: Uint32Array): Iterable<[number, number]> {
  for (const [bits, count] of found.entries()) if (count > 0) yield [bits, count]
}

const foundWithin = (found: Uint32Array, mask: number): number =>
  found.reduce((sum, count, bits) => ((bits & ~mask) === 0 ? sum + count : sum), 0)

/** The keys that each row fails, as bits. */
function failedKeys(size: number, keyed: KeyedTests): Uint16Array {
  const failing = new Uint16Array(size)
  for (const [bit, { tests }] of keyed.entries()) for (const test of tests) markFailures(test, bit, failing)
  return failing
}
