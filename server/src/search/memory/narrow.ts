import type { View } from './population.ts'
import { passes, type Test } from './rowTests.ts'

const samples = 64

/** The rows that pass all filters, in the order of ids. The next search overwrites them. */
export function narrow(people: View, tests: readonly Test[]): Uint32Array {
  let rows = people.every
  const target = people.narrowed
  for (const test of cheapestFirst(people, tests)) rows = target.subarray(0, keep(rows, target, test))
  return rows
}

/** Orders tests by how many of a few rows they keep, so that the later ones have little left to read. */
function cheapestFirst({ size }: View, tests: readonly Test[]): Test[] {
  const step = Math.max(1, Math.floor(size / samples))
  const kept = (test: Test) => {
    let count = 0
    for (let row = 0; row < size; row += step) count += Number(passes(test, row))
    return count
  }
  return tests
    .map((test) => ({ test, kept: kept(test) }))
    .sort((a, b) => a.kept - b.kept)
    .map(({ test }) => test)
}

/** Writes those of the rows that pass a test, and returns how many there are. Both arrays may be the same. */
function keep(rows: Uint32Array, target: Uint32Array, test: Test): number {
  let count = 0
  switch (test.kind) {
    case 'accepted': {
      const { column, accepted } = test
      for (const row of rows) if (accepted[column[row] as number] === 1) target[count++] = row
      return count
    }
    case 'bounds': {
      const { column, from, to } = test
      for (const row of rows) {
        const value = column[row] as number
        if (value >= from && value <= to) target[count++] = row
      }
      return count
    }
    case 'spans': {
      const { from, to, value } = test
      for (const row of rows)
        if ((from[row] as number) <= value && (to[row] as number) >= value) target[count++] = row
      return count
    }
    case 'bits': {
      const { low, high, lowMask, highMask } = test
      for (const row of rows)
        if ((((low[row] as number) & lowMask) | ((high[row] as number) & highMask)) === 0)
          target[count++] = row
      return count
    }
    case 'anyOf':
      for (const row of rows) if (passes(test, row)) target[count++] = row
      return count
  }
}
