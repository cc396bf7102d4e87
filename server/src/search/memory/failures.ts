import type { Test } from './rowTests.ts'

/** 1 for each row that fails the test. */
export function failuresOf(test: Test, size: number): Uint16Array {
  const failing = new Uint16Array(size)
  markFailures(test, 0, failing)
  return failing
}

/**
 * Sets a bit for each row that fails the test. Nothing branches on a row, because a processor cannot guess who passes.
 * The loops read the length once: a loop that writes takes three times as long if it reads the length in each step.
 */
export function markFailures(test: Test, bit: number, failing: Uint16Array): void {
  const size = failing.length
  switch (test.kind) {
    case 'accepted': {
      const { column, accepted } = test
      for (let row = 0; row < size; row++) {
        const isAccepted = accepted[column[row] as number] as number
        failing[row] = (failing[row] as number) | ((isAccepted ^ 1) << bit)
      }
      return
    }
    case 'preferring': {
      const { column, accepted } = test
      for (let row = 0; row < size; row++) {
        const isAccepted = accepted[column[row] as number] as number
        failing[row] = (failing[row] as number) | ((isAccepted ^ 1) << bit)
      }
      return
    }
    case 'bounds': {
      const { column, from, to } = test
      for (let row = 0; row < size; row++) {
        const value = column[row] as number
        failing[row] = (failing[row] as number) | (isNegative((value - from) | (to - value)) << bit)
      }
      return
    }
    case 'spans': {
      const { from, to, value } = test
      for (let row = 0; row < size; row++) {
        const outside = (value - (from[row] as number)) | ((to[row] as number) - value)
        failing[row] = (failing[row] as number) | (isNegative(outside) << bit)
      }
      return
    }
    case 'bits': {
      const { low, high, lowMask, highMask } = test
      for (let row = 0; row < size; row++) {
        const common = ((low[row] as number) & lowMask) | ((high[row] as number) & highMask)
        failing[row] = (failing[row] as number) | (isNegative(common | -common) << bit)
      }
      return
    }
    case 'anyOf':
      markFailuresOfAll(test.tests, bit, failing)
  }
}

function markFailuresOfAll(tests: readonly Test[], bit: number, failing: Uint16Array): void {
  const size = failing.length
  const failed = new Uint16Array(size).fill(1)
  for (const one of tests) {
    const others = failuresOf(one, size)
    for (let row = 0; row < size; row++) failed[row] = (failed[row] as number) & (others[row] as number)
  }
  for (let row = 0; row < size; row++)
    failing[row] = (failing[row] as number) | ((failed[row] as number) << bit)
}

/** 1 for a negative number of 32 bits, else 0. */
const isNegative = (value: number): number => value >>> 31
