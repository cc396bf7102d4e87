import { expect, it } from 'vitest'
import { paiseOf } from '../money.ts'
import { priceWithTax } from './priceWithTax.ts'

it.each([
  [3500, 4130],
  [8500, 10_030],
  [0, 0],
  [100.25, 118],
  [100.5, 119],
  [0.01, 0],
])('a price of %d rupees is %d with tax, rounded to the rupee', (before, after) => {
  expect(priceWithTax(paiseOf(before))).toBe(paiseOf(after))
})
