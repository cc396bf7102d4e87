import type { View } from './population.ts'
import { passes, type Test } from './rowTests.ts'

const samples = 64

/** The rows that pass all filters, in the order of ids. The next search overwrites them. */
export function narrow(people: View, tests: readonly Test[]): Uint32Array {
  const target = people.narrowed
  let rows: Uint32Array | undefined
  for (const test of cheapestFirst(people, tests))
    rows = target.subarray(0, keep(people, { rows, size: rows?.length ?? people.size }, target, test))
  return rows ?? all(target)
}

function all(rows: Uint32Array): Uint32Array {
  const size = rows.length
  for (let row = 0; row < size; row++) rows[row] = row
  return rows
}

/** Orders tests by how many of a few sample rows they exclude for their cost, so that later tests read few rows. */
function cheapestFirst({ size }: View, tests: readonly Test[]): Test[] {
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

/** The rows that a test goes through: the first `size` of `rows`, or of all people without them. */
interface Through {
  rows: Uint32Array | undefined
  size: number
}

/**
 * Writes those of the rows that pass a test, and returns how many there are. `target` may be `rows`. A processor cannot
 * guess which rows pass, so nothing branches on it: each row is written, and the next one takes its place unless it
 * passes. The first test goes through all people in a loop of its own; one loop for both would take a fifth longer.
 */
function keep(people: View, through: Through, target: Uint32Array, test: Test): number {
  switch (test.kind) {
    case 'accepted':
      return keepAccepted(through, target, test)
    case 'bounds':
      return keepWithin(through, target, test)
    case 'spans':
      return keepSpanning(through, target, test)
    case 'bits':
      return keepWithout(through, target, test)
    case 'anyOf':
      return keepAny(people, through, target, test.tests)
  }
}

type Kind<Name extends Test['kind']> = Extract<Test, { kind: Name }>

function keepAccepted({ rows, size }: Through, target: Uint32Array, test: Kind<'accepted'>): number {
  const { column, accepted } = test
  let count = 0
  if (!rows)
    for (let row = 0; row < size; row++) {
      target[count] = row
      count += accepted[column[row] as number] as number
    }
  else
    for (let place = 0; place < size; place++) {
      const row = rows[place] as number
      target[count] = row
      count += accepted[column[row] as number] as number
    }
  return count
}

function keepWithin({ rows, size }: Through, target: Uint32Array, test: Kind<'bounds'>): number {
  const { column, from, to } = test
  let count = 0
  if (!rows)
    for (let row = 0; row < size; row++) {
      const value = column[row] as number
      target[count] = row
      count += notNegative((value - from) | (to - value))
    }
  else
    for (let place = 0; place < size; place++) {
      const row = rows[place] as number
      const value = column[row] as number
      target[count] = row
      count += notNegative((value - from) | (to - value))
    }
  return count
}

function keepSpanning({ rows, size }: Through, target: Uint32Array, test: Kind<'spans'>): number {
  const { from, to, value } = test
  let count = 0
  if (!rows)
    for (let row = 0; row < size; row++) {
      target[count] = row
      count += notNegative((value - (from[row] as number)) | ((to[row] as number) - value))
    }
  else
    for (let place = 0; place < size; place++) {
      const row = rows[place] as number
      target[count] = row
      count += notNegative((value - (from[row] as number)) | ((to[row] as number) - value))
    }
  return count
}

function keepWithout({ rows, size }: Through, target: Uint32Array, test: Kind<'bits'>): number {
  const { low, high, lowMask, highMask } = test
  let count = 0
  if (!rows)
    for (let row = 0; row < size; row++) {
      const common = ((low[row] as number) & lowMask) | ((high[row] as number) & highMask)
      target[count] = row
      count += notNegative(common | -common)
    }
  else
    for (let place = 0; place < size; place++) {
      const row = rows[place] as number
      const common = ((low[row] as number) & lowMask) | ((high[row] as number) & highMask)
      target[count] = row
      count += notNegative(common | -common)
    }
  return count
}

/** Marks the rows that pass each of the tests, and then keeps those with a mark. */
function keepAny(people: View, through: Through, target: Uint32Array, tests: readonly Test[]): number {
  const { rows, size } = through
  const { marks, spare } = people
  for (const test of tests) {
    const found = keep(people, through, spare, test)
    for (let place = 0; place < found; place++) marks[spare[place] as number] = 1
  }
  let count = 0
  for (let place = 0; place < size; place++) {
    const row = rows ? (rows[place] as number) : place
    target[count] = row
    count += marks[row] as number
    marks[row] = 0
  }
  return count
}

/** 1, or 0 for a negative number of 32 bits. */
const notNegative = (value: number): number => (value >>> 31) ^ 1
