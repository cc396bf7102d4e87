import type { Test } from './rowTests.ts'

/** Rows that are judged together. Few enough that what is written about them stays in the nearest cache. */
export const rowsAtOnce = 2048

/** `count` rows of a list, from place `first` on. */
export interface Batch {
  rows: Uint32Array
  first: number
  count: number
}

/**
 * Writes 1 for each row of a batch that passes the test, and 0 for the others. Rows are far apart in memory, and the
 * processor reads several at a time, because where a result is written does not depend on the results before it.
 */
export function judge(test: Test, batch: Batch, passing: Uint8Array): void {
  switch (test.kind) {
    case 'accepted':
      judgeCodes(test, batch, passing)
      break
    case 'preferring':
      judgeLists(test, batch, passing)
      break
    case 'bounds':
      judgeBounds(test, batch, passing)
      break
    case 'spans':
      judgeSpans(test, batch, passing)
      break
    case 'bits':
      judgeBits(test, batch, passing)
      break
    case 'anyOf':
      judgeAny(test.tests, batch, passing)
  }
}

/** 1, or 0 for a negative number of 32 bits. Nothing branches on a row, since a processor cannot guess who passes. */
export const notNegative = (value: number): number => (value >>> 31) ^ 1

type Kind<Name extends Test['kind']> = Extract<Test, { kind: Name }>

function judgeCodes(
  { column, accepted }: Kind<'accepted'>,
  { rows, first, count }: Batch,
  passing: Uint8Array,
) {
  for (let at = 0; at < count; at++)
    passing[at] = accepted[column[rows[first + at] as number] as number] as number
}

function judgeLists(
  { column, accepted }: Kind<'preferring'>,
  { rows, first, count }: Batch,
  passing: Uint8Array,
) {
  for (let at = 0; at < count; at++)
    passing[at] = accepted[column[rows[first + at] as number] as number] as number
}

function judgeBounds(test: Kind<'bounds'>, { rows, first, count }: Batch, passing: Uint8Array): void {
  const { column, from, to } = test
  for (let at = 0; at < count; at++) {
    const value = column[rows[first + at] as number] as number
    passing[at] = notNegative((value - from) | (to - value))
  }
}

function judgeSpans(
  { from, to, value }: Kind<'spans'>,
  { rows, first, count }: Batch,
  passing: Uint8Array,
): void {
  for (let at = 0; at < count; at++) {
    const row = rows[first + at] as number
    passing[at] = notNegative((value - (from[row] as number)) | ((to[row] as number) - value))
  }
}

function judgeBits(test: Kind<'bits'>, { rows, first, count }: Batch, passing: Uint8Array): void {
  const { low, high, lowMask, highMask } = test
  for (let at = 0; at < count; at++) {
    const row = rows[first + at] as number
    const common = ((low[row] as number) & lowMask) | ((high[row] as number) & highMask)
    passing[at] = notNegative(common | -common)
  }
}

const passingOne = new Uint8Array(rowsAtOnce)

function judgeAny(tests: readonly Test[], batch: Batch, passing: Uint8Array): void {
  const { count } = batch
  passing.fill(0, 0, count)
  for (const test of tests) {
    judge(test, batch, passingOne)
    for (let at = 0; at < count; at++) passing[at] = (passing[at] as number) | (passingOne[at] as number)
  }
}
