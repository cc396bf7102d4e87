import { expect, test } from 'vitest'
import type { LongColumn, ShortColumn } from './columns.ts'
import { failuresOf, markFailures } from './failures.ts'
import { judge } from './passing.ts'
import { passes, type Test } from './rowTests.ts'

const size = 500
const shortColumn = (values: number) => filled(new Int16Array(new SharedArrayBuffer(2 * size)), values)
const longColumn = (values: number) => filled(new Int32Array(new SharedArrayBuffer(4 * size)), values)
function filled<Column extends ShortColumn | LongColumn>(column: Column, values: number): Column {
  for (let row = 0; row < size; row++) column[row] = (row * 7919) % values
  return column
}
const accepted = Uint8Array.from({ length: 40 }, (_, code) => Number(code % 3 === 0))

const each: Test[] = [
  { kind: 'accepted', column: shortColumn(40), accepted },
  { kind: 'preferring', column: longColumn(40), accepted },
  { kind: 'bounds', column: shortColumn(90), from: 20, to: 61 },
  { kind: 'bounds', column: shortColumn(90), from: -(2 ** 30), to: 2 ** 30 },
  { kind: 'spans', from: shortColumn(50), to: shortColumn(97), value: 30 },
  { kind: 'bits', low: longColumn(16), high: longColumn(8), lowMask: 9, highMask: -(2 ** 31) },
]

test.each([
  ...each,
  { kind: 'anyOf', tests: each.slice(0, 2) },
  { kind: 'anyOf', tests: [] },
] satisfies Test[])('$kind fails the rows that do not pass it', (one) => {
  const rows = Array.from({ length: size }, (_, row) => Number(!passes(one, row)))
  expect([...failuresOf(one, size)]).toEqual(rows)
})

test.each([
  ...each,
  { kind: 'anyOf', tests: each.slice(0, 3) },
  { kind: 'anyOf', tests: [] },
] satisfies Test[])('$kind is judged for rows of a list as for each row', (one) => {
  const rows = Uint32Array.from({ length: size / 2 }, (_, place) => place * 2 + (place % 2))
  const passing = new Uint8Array(100)
  judge(one, { rows, first: 30, count: 100 }, passing)
  expect([...passing]).toEqual([...rows.subarray(30, 130)].map((row) => Number(passes(one, row))))
})

test('failures of several tests are separate bits of a row', () => {
  const failing = new Uint16Array(size)
  for (const [bit, one] of each.entries()) markFailures(one, bit, failing)
  const expected = Array.from({ length: size }, (_, row) =>
    each.reduce((bits, one, bit) => bits | (Number(!passes(one, row)) << bit), 0),
  )
  expect([...failing]).toEqual(expected)
  expect(new Set(failing).size).toBeGreaterThan(8)
})
