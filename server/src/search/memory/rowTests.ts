import type { Filter } from '../filters.ts'
import {
  earliestDay,
  hasColumn,
  isPooled,
  type LongColumn,
  type PooledColumn,
  type ShortColumn,
} from './columns.ts'
import type { View } from './population.ts'

/**
 * A test of a row: a table of accepted codes or lists of codes, inclusive bounds, a value between two columns, or bits not
 * in common.
 */
export type Test =
  | { kind: 'accepted'; column: ShortColumn; accepted: Uint8Array }
  | { kind: 'preferring'; column: LongColumn; accepted: Uint8Array }
  | { kind: 'bounds'; column: ShortColumn; from: number; to: number }
  | { kind: 'spans'; from: ShortColumn; to: ShortColumn; value: number }
  | { kind: 'bits'; low: LongColumn; high: LongColumn; lowMask: number; highMask: number }
  | { kind: 'anyOf'; tests: readonly Test[] }

/** Whose preferences accept these codes, as a table by the numbers in a pooled column. */
export type Accepting = (
  column: PooledColumn,
  wanted: readonly { level: number; code: number }[],
) => Uint8Array

/** Codes are 16 bits, and none is negative. */
export const possibleCodes = 32_768

/** Whether the index has all columns that these filters read. */
export const canAnswer = (filters: readonly Filter[]): boolean =>
  filters.every((filter) => {
    if (filter.kind === 'sql') return false
    if (filter.kind === 'anyOf') return canAnswer(filter.filters)
    return !(filter.kind === 'codes' || filter.kind === 'flag') || hasColumn(filter.column)
  })

export function passes(test: Test, row: number): boolean {
  switch (test.kind) {
    case 'accepted':
    case 'preferring':
      return test.accepted[test.column[row] as number] === 1
    case 'bounds': {
      const value = test.column[row] as number
      return value >= test.from && value <= test.to
    }
    case 'spans':
      return (test.from[row] as number) <= test.value && (test.to[row] as number) >= test.value
    case 'bits':
      return (((test.low[row] as number) & test.lowMask) | ((test.high[row] as number) & test.highMask)) === 0
    case 'anyOf':
      return test.tests.some((one) => passes(one, row))
  }
}

export function testOf(people: View, filter: Filter, accepting: Accepting): Test {
  switch (filter.kind) {
    case 'born':
      return bounds(people.column('born_on'), bornFrom(filter.from), dayNumber(filter.to))
    case 'between':
      return bounds(people.column(filter.column), filter.from, filter.to)
    case 'codes':
      return { kind: 'accepted', column: columnOf(people, filter.column), accepted: tableOf(filter.codes) }
    case 'flag':
      return bounds(columnOf(people, filter.column), Number(filter.value), Number(filter.value))
    case 'anyOf':
      return { kind: 'anyOf', tests: filter.filters.flatMap((one) => within(testOf(people, one, accepting))) }
    case 'without':
      return bitsTest(people, filter.column, filter.bits)
    case 'spanning': {
      const { from, to, value } = filter
      return { kind: 'spans', from: people.column(from), to: people.column(to), value }
    }
    case 'preferring': {
      const { column, code } = filter
      if (!isPooled(column)) break
      return pooledTest(people, column, accepting(column, [{ level: 0, code }]))
    }
    case 'preferringHome': {
      const { country, state, city } = filter.home
      const given = [country, state, city].map((code, level) => ({ level, code }))
      return pooledTest(
        people,
        'homes',
        accepting(
          'homes',
          given.filter(({ code }) => code !== 0),
        ),
      )
    }
  }
  throw new Error('Only SQL can answer this search')
}

/** Keeps tests of `anyOf` flat. */
const within = (test: Test): readonly Test[] => (test.kind === 'anyOf' ? test.tests : [test])

const pooledTest = (people: View, column: PooledColumn, accepted: Uint8Array): Test => ({
  kind: 'preferring',
  column: people.column(column),
  accepted,
})

const bitsTest = (people: View, column: 'traits' | 'refuses', bits: bigint): Test => ({
  kind: 'bits',
  low: people.column(`${column}_low`),
  high: people.column(`${column}_high`),
  lowMask: Number(BigInt.asIntN(32, bits)),
  highMask: Number(BigInt.asIntN(32, bits >> 32n)),
})

function columnOf(people: View, name: string): ShortColumn {
  if (!hasColumn(name)) throw new Error(`The index has no column ${name}`)
  return people.column(name)
}

/** Further than any value, and near enough that differences have 32 bits. */
const far = 2 ** 30

const bounds = (column: ShortColumn, from = -far, to = far): Test => ({
  kind: 'bounds',
  column,
  from,
  to,
})

/** Leaves out unknown dates of birth, which are stored as the earliest day. */
const bornFrom = (day: string) => Math.max(dayNumber(day), earliestDay + 1)

export const dayNumber = <Day extends string | undefined>(day: Day) =>
  (day === undefined ? undefined : Math.floor(Date.parse(day) / 86_400_000)) as Day extends string
    ? number
    : number | undefined

function tableOf(accepted: readonly number[]): Uint8Array {
  const table = new Uint8Array(possibleCodes)
  for (const code of accepted) table[code] = 1
  return table
}
