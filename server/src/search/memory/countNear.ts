import type { ShortColumn } from './columns.ts'
import { cheapestFirst } from './narrow.ts'
import { judge, rowsAtOnce } from './passing.ts'
import type { Test } from './rowTests.ts'

/** Plain data, so that another thread can count. */
export type NearTask = {
  size: number
  /** Rows that the viewer must not find. */
  hidden: ReadonlySet<number>
  /** Each wish, and the column by which those who fail it alone are counted. */
  wishes: readonly { test: Test; column: ShortColumn | undefined }[]
}

/** How many rows pass everything, and for each wish, how many fail it alone, in all and by code. */
export type NearCounts = { total: number; wishes: { more: number; codes: Map<number, number> }[] }

/** Counts the rows that fail no wish or only one. */
export function countNear({ size, hidden, wishes }: NearTask): NearCounts {
  const counted = wishes.map(() => ({ more: 0, codes: new Map<number, number>() }))
  const { rows, failed } = nearRows(
    size,
    wishes.map(({ test }) => test),
  )
  let total = 0
  for (const [at, row] of rows.entries()) {
    if (hidden.has(row)) continue
    const place = (failed[at] as number) - 1
    const counts = counted[place]
    if (!counts) {
      total++
      continue
    }
    counts.more++
    const code = wishes[place]?.column?.[row]
    if (code !== undefined) counts.codes.set(code, (counts.codes.get(code) ?? 0) + 1)
  }
  return { total, wishes: counted }
}

/** Rows that fail at most one test, and the place of that test, counted from 1; 0 without one. */
type Near = { rows: Uint32Array; failed: Uint32Array }

function nearRows(size: number, tests: readonly Test[]): Near {
  const rows = new Uint32Array(size)
  for (let row = 0; row < size; row++) rows[row] = row
  const failed = new Uint32Array(size)
  let left = size
  for (const test of cheapestFirst(size, tests))
    left = keepNear({ rows, failed }, left, test, tests.indexOf(test) + 1)
  return { rows: rows.subarray(0, left), failed: failed.subarray(0, left) }
}

const passing = new Uint8Array(rowsAtOnce)

/** Moves the rows that still fail at most one test to the front of the first `size`, and returns how many there are. */
function keepNear({ rows, failed }: Near, size: number, test: Test, place: number): number {
  let kept = 0
  for (let first = 0; first < size; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, size - first)
    judge(test, { rows, first, count }, passing)
    for (let at = 0; at < count; at++) {
      const before = failed[first + at] as number
      const fails = (passing[at] as number) ^ 1
      rows[kept] = rows[first + at] as number
      failed[kept] = before | (fails * place)
      // 0 for a second failed test, without a branch: 0 - 1 alone is negative.
      kept += ((before - 1) >>> 31) | (fails ^ 1)
    }
  }
  return kept
}
