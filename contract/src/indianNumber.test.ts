import { expect, test } from 'vitest'
import { indianNumber } from './indianNumber.ts'

test('groups digits as India does', () => {
  for (const number of [0, 7, 999, 1000, 12_345, 123_456, 1_234_567, 12_345_678, 1_234_567_890])
    expect(indianNumber(number)).toBe(number.toLocaleString('en-IN'))
})
