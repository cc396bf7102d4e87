import type { Column } from './columns.ts'
import { failuresOf } from './failures.ts'
import type { Test } from './rowTests.ts'

/** Plain data, so that another thread can count. */
export type NearTask = {
  size: number
  /** Rows that the viewer must not find. */
  hidden: ReadonlySet<number>
  /** Each wish, and the column by which those who fail it alone are counted. */
  wishes: readonly { test: Test; column: Column | undefined }[]
}

/** How many rows pass everything, and for each wish, how many fail it alone, in all and by code. */
export type NearCounts = { total: number; wishes: { more: number; codes: Map<number, number> }[] }

/** More than one wish failed. */
const several = 255
/** No wish failed. */
const none = 254

/** Counts the rows that fail no wish or only one. There are at most 254 wishes. */
export function countNear({ size, hidden, wishes }: NearTask): NearCounts {
  const failed = new Uint8Array(size).fill(none)
  for (const [place, { test }] of wishes.entries()) markFailed(failed, test, place)
  for (const row of hidden) failed[row] = several
  const counted = wishes.map(() => ({ more: 0, codes: new Map<number, number>() }))
  let total = 0
  for (let row = 0; row < size; row++) {
    const place = failed[row] as number
    if (place === none) total++
    const counts = counted[place]
    if (!counts) continue
    counts.more++
    const code = wishes[place]?.column?.[row]
    if (code !== undefined) counts.codes.set(code, (counts.codes.get(code) ?? 0) + 1)
  }
  return { total, wishes: counted }
}

function markFailed(failed: Uint8Array, test: Test, place: number): void {
  const size = failed.length
  const failures = failuresOf(test, size)
  for (let row = 0; row < size; row++)
    if (failures[row] === 1) failed[row] = failed[row] === none ? place : several
}
