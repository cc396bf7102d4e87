import type { Filter } from '../filters.ts'
import { type Column, hasColumn, type Population } from './population.ts'

/** A test of one column: a table of accepted codes, or inclusive bounds. */
type Test = { column: Column; accepted: Uint8Array } | { column: Column; from: number; to: number }

const codes = 32_768
const samples = 64

/** Whether the index has all columns that these filters read. */
export const canAnswer = (filters: readonly Filter[]): boolean =>
  filters.every((filter) => filter.kind === 'born' || ('column' in filter && hasColumn(filter.column)))

/** The rows that pass all filters, in the order of ids. */
export function narrow(people: Population, filters: readonly Filter[]): Uint32Array {
  const [first, ...others] = cheapestFirst(
    people,
    filters.map((filter) => testOf(people, filter)),
  )
  let rows: Uint32Array = new Uint32Array(people.size)
  if (first) rows = rows.subarray(0, fill(rows, people.size, first))
  else for (let row = 0; row < rows.length; row++) rows[row] = row
  for (const test of others) rows = rows.subarray(0, keep(rows, test))
  return rows
}

/** Whether one row passes all filters. */
export function tester(people: Population, filters: readonly Filter[]): (row: number) => boolean {
  const tests = filters.map((filter) => testOf(people, filter))
  return (row) => tests.every((test) => passes(test, row))
}

const passes = (test: Test, row: number): boolean => {
  const value = test.column[row] ?? 0
  return 'accepted' in test ? test.accepted[value] === 1 : value >= test.from && value <= test.to
}

function testOf(people: Population, filter: Filter): Test {
  switch (filter.kind) {
    case 'born':
      return { column: people.column('born_on'), ...bounds(dayNumber(filter.from), dayNumber(filter.to)) }
    case 'between':
      return { column: people.column(filter.column), ...bounds(filter.from, filter.to) }
    case 'codes':
      return { column: columnOf(people, filter.column), accepted: tableOf(filter.codes) }
    case 'flag':
      return {
        column: columnOf(people, filter.column),
        ...bounds(Number(filter.value), Number(filter.value)),
      }
    case 'sql':
      throw new Error('Only SQL can answer this search')
  }
}

function columnOf(people: Population, name: string): Column {
  if (!hasColumn(name)) throw new Error(`The index has no column ${name}`)
  return people.column(name)
}

const bounds = (from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY) => ({ from, to })

export const dayNumber = <Day extends string | undefined>(day: Day) =>
  (day === undefined ? undefined : Math.floor(Date.parse(day) / 86_400_000)) as Day extends string
    ? number
    : number | undefined

function tableOf(accepted: readonly number[]): Uint8Array {
  const table = new Uint8Array(codes)
  for (const code of accepted) table[code] = 1
  return table
}

/** Orders tests by how many of a few rows they keep, so that the later ones have little left to read. */
function cheapestFirst({ size }: Population, tests: readonly Test[]): Test[] {
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

/** Writes the rows that pass a test, and returns how many there are. */
function fill(rows: Uint32Array, size: number, test: Test): number {
  const { column } = test
  let count = 0
  if ('accepted' in test) {
    const { accepted } = test
    for (let row = 0; row < size; row++) if (accepted[column[row] as number] === 1) rows[count++] = row
    return count
  }
  const { from, to } = test
  for (let row = 0; row < size; row++) {
    const value = column[row] as number
    if (value >= from && value <= to) rows[count++] = row
  }
  return count
}

/** Keeps the rows that pass another test, in place. */
function keep(rows: Uint32Array, test: Test): number {
  const { column } = test
  let count = 0
  if ('accepted' in test) {
    const { accepted } = test
    for (const row of rows) if (accepted[column[row] as number] === 1) rows[count++] = row
    return count
  }
  const { from, to } = test
  for (const row of rows) {
    const value = column[row] as number
    if (value >= from && value <= to) rows[count++] = row
  }
  return count
}
