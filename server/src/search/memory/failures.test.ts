import { expect, test } from 'vitest'
import { failuresOf, markFailures } from './failures.ts'
import { passes, type Test } from './rowTests.ts'

const size = 500
function column(values: number): Int32Array<SharedArrayBuffer> {
  const made = new Int32Array(new SharedArrayBuffer(4 * size))
  for (let row = 0; row < size; row++) made[row] = (row * 7919) % values
  return made
}
const accepted = Uint8Array.from({ length: 40 }, (_, code) => Number(code % 3 === 0))

const each: Test[] = [
  { kind: 'accepted', column: column(40), accepted },
  { kind: 'bounds', column: column(90), from: 20, to: 61 },
  { kind: 'bounds', column: column(90), from: -(2 ** 30), to: 2 ** 30 },
  { kind: 'spans', from: column(50), to: column(97), value: 30 },
  { kind: 'bits', low: column(16), high: column(8), lowMask: 9, highMask: -(2 ** 31) },
]

test.each([
  ...each,
  { kind: 'anyOf', tests: each.slice(0, 2) },
  { kind: 'anyOf', tests: [] },
] satisfies Test[])('$kind fails the rows that do not pass it', (one) => {
  const rows = Array.from({ length: size }, (_, row) => Number(!passes(one, row)))
  expect([...failuresOf(one, size)]).toEqual(rows)
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
