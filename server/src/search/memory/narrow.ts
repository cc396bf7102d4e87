import { judge, notNegative, rowsAtOnce } from './passing.ts'
import type { View } from './population.ts'
import { passes, type Test } from './rowTests.ts'

const samples = 64

/** The rows that pass all filters, in the order of ids. The next search overwrites them. */
export function narrow(people: View, tests: readonly Test[]): Uint32Array {
  const rows = people.narrowed
  const [first, ...others] = cheapestFirst(people.size, tests)
  let left = first ? keepOfAll(rows, first) : fill(rows)
  for (const test of others) left = keep(rows, left, test)
  return rows.subarray(0, left)
}

/** Orders tests by how many of a few sample rows they exclude for their cost, so that later tests read few rows. */
export function cheapestFirst(size: number, tests: readonly Test[]): Test[] {
  const step = Math.max(1, Math.floor(size / samples))
  const worth = (test: Test) => {
    let leftOut = 0
    for (let row = 0; row < size; row += step) leftOut += Number(!passes(test, row))
    return leftOut / (test.kind === 'anyOf' ? test.tests.length + 2 : 1)
  }
  return tests
    .map((test) => ({ test, worth: worth(test) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ test }) => test)
}

function fill(rows: Uint32Array): number {
  const size = rows.length
  for (let row = 0; row < size; row++) rows[row] = row
  return size
}

const passing = new Uint8Array(rowsAtOnce)

/** Moves those of the first `size` rows that pass a test to the front, and returns how many there are. */
function keep(rows: Uint32Array, size: number, test: Test): number {
  let kept = 0
  for (let first = 0; first < size; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, size - first)
    judge(test, { rows, first, count }, passing)
    for (let at = 0; at < count; at++) {
      rows[kept] = rows[first + at] as number
      kept += passing[at] as number
    }
  }
  return kept
}

/**
 * Writes all rows that pass a test, and returns how many there are. Each row is written, and the next one takes its
 * place unless it passes. This reads everybody, so each kind of test has a loop of its own.
 */
function keepOfAll(rows: Uint32Array, test: Test): number {
  switch (test.kind) {
    case 'accepted':
      return keepAccepted(rows, test)
    case 'preferring':
      return keepPreferring(rows, test)
    case 'bounds':
      return keepWithin(rows, test)
    case 'spans':
      return keepSpanning(rows, test)
    case 'bits':
      return keepWithout(rows, test)
    case 'anyOf':
      return keep(rows, fill(rows), test)
  }
}

type Kind<Name extends Test['kind']> = Extract<Test, { kind: Name }>

function keepAccepted(rows: Uint32Array, { column, accepted }: Kind<'accepted'>): number {
  const size = rows.length
  let kept = 0
  for (let row = 0; row < size; row++) {
    rows[kept] = row
    kept += accepted[column[row] as number] as number
  }
  return kept
}

function keepPreferring(rows: Uint32Array, { column, accepted }: Kind<'preferring'>): number {
  const size = rows.length
  let kept = 0
  for (let row = 0; row < size; row++) {
    rows[kept] = row
    kept += accepted[column[row] as number] as number
  }
  return kept
}

function keepWithin(rows: Uint32Array, { column, from, to }: Kind<'bounds'>): number {
  const size = rows.length
  let kept = 0
  for (let row = 0; row < size; row++) {
    const value = column[row] as number
    rows[kept] = row
    kept += notNegative((value - from) | (to - value))
  }
  return kept
}

function keepSpanning(rows: Uint32Array, { from, to, value }: Kind<'spans'>): number {
  const size = rows.length
  let kept = 0
  for (let row = 0; row < size; row++) {
    rows[kept] = row
    kept += notNegative((value - (from[row] as number)) | ((to[row] as number) - value))
  }
  return kept
}

function keepWithout(rows: Uint32Array, { low, high, lowMask, highMask }: Kind<'bits'>): number {
  const size = rows.length
  let kept = 0
  for (let row = 0; row < size; row++) {
    const common = ((low[row] as number) & lowMask) | ((high[row] as number) & highMask)
    rows[kept] = row
    kept += notNegative(common | -common)
  }
  return kept
}
