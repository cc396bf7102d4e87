import type { LongColumn, ShortColumn } from './columns.ts'
import type { Test } from './rowTests.ts'

/** Rows that are judged together. Few enough that their values stay in the nearest cache of the processor. */
export const rowsAtOnce = 2048

/** `count` rows of a list, from place `first` on. */
export interface Batch {
  rows: Uint32Array
  first: number
  count: number
}

/** The values of a batch. */
const values = new Int32Array(rowsAtOnce)
const otherValues = new Int32Array(rowsAtOnce)
const passingOne = new Uint8Array(rowsAtOnce)

/**
 * Writes 1 for each row of a batch that passes the test, and 0 for the others. The values of all rows are collected
 * first: rows are far apart in memory, and the processor reads several at a time as long as nothing depends on them.
 */
export function judge(test: Test, batch: Batch, passing: Uint8Array): void {
  switch (test.kind) {
    case 'accepted':
      collectShort(test.column, batch, values)
      judgeCodes(batch.count, test.accepted, passing)
      break
    case 'preferring':
      collectLong(test.column, batch, values)
      judgeCodes(batch.count, test.accepted, passing)
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

function collectShort(column: ShortColumn, { rows, first, count }: Batch, into: Int32Array): void {
  for (let at = 0; at < count; at++) into[at] = column[rows[first + at] as number] as number
}

function collectLong(column: LongColumn, { rows, first, count }: Batch, into: Int32Array): void {
  for (let at = 0; at < count; at++) into[at] = column[rows[first + at] as number] as number
}

type Kind<Name extends Test['kind']> = Extract<Test, { kind: Name }>

function judgeCodes(count: number, accepted: Uint8Array, passing: Uint8Array): void {
  for (let at = 0; at < count; at++) passing[at] = accepted[values[at] as number] as number
}

function judgeBounds({ column, from, to }: Kind<'bounds'>, batch: Batch, passing: Uint8Array): void {
  const { count } = batch
  collectShort(column, batch, values)
  for (let at = 0; at < count; at++) {
    const value = values[at] as number
    passing[at] = notNegative((value - from) | (to - value))
  }
}

function judgeSpans({ from, to, value }: Kind<'spans'>, batch: Batch, passing: Uint8Array): void {
  const { count } = batch
  collectShort(from, batch, values)
  collectShort(to, batch, otherValues)
  for (let at = 0; at < count; at++)
    passing[at] = notNegative((value - (values[at] as number)) | ((otherValues[at] as number) - value))
}

function judgeBits(test: Kind<'bits'>, batch: Batch, passing: Uint8Array): void {
  const { lowMask, highMask } = test
  const { count } = batch
  collectLong(test.low, batch, values)
  collectLong(test.high, batch, otherValues)
  for (let at = 0; at < count; at++) {
    const common = ((values[at] as number) & lowMask) | ((otherValues[at] as number) & highMask)
    passing[at] = notNegative(common | -common)
  }
}

function judgeAny(tests: readonly Test[], batch: Batch, passing: Uint8Array): void {
  const { count } = batch
  passing.fill(0, 0, count)
  for (const test of tests) {
    judge(test, batch, passingOne)
    for (let at = 0; at < count; at++) passing[at] = (passing[at] as number) | (passingOne[at] as number)
  }
}
