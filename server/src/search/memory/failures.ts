import type { Test } from './rowTests.ts'

/** 1 for each row that fails the test. Nothing branches on a row, because a processor cannot guess who passes. */
export function failuresOf(test: Test, size: number): Uint8Array {
  const failed = new Uint8Array(size)
  switch (test.kind) {
    case 'accepted': {
      const { column, accepted } = test
      for (let row = 0; row < size; row++) failed[row] = (accepted[column[row] as number] as number) ^ 1
      return failed
    }
    case 'bounds': {
      const { column, from, to } = test
      for (let row = 0; row < size; row++) {
        const value = column[row] as number
        failed[row] = isNegative((value - from) | (to - value))
      }
      return failed
    }
    case 'spans': {
      const { from, to, value } = test
      for (let row = 0; row < size; row++)
        failed[row] = isNegative((value - (from[row] as number)) | ((to[row] as number) - value))
      return failed
    }
    case 'bits': {
      const { low, high, lowMask, highMask } = test
      for (let row = 0; row < size; row++) {
        const common = ((low[row] as number) & lowMask) | ((high[row] as number) & highMask)
        failed[row] = isNegative(common | -common)
      }
      return failed
    }
    case 'anyOf': {
      failed.fill(1)
      for (const one of test.tests) {
        const others = failuresOf(one, size)
        for (let row = 0; row < size; row++) failed[row] = (failed[row] as number) & (others[row] as number)
      }
      return failed
    }
  }
}

/** 1 for a negative number of 32 bits, else 0. */
const isNegative = (value: number): number => value >>> 31
