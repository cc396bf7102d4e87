import { expect, it } from 'vitest'
import { isFewForGuests, totalForGuests } from './guestTotals.ts'

it.each([
  [0, 0],
  [1, 5],
  [5, 5],
  [6, 9],
  [9, 9],
  [10, 10],
  [19, 10],
  [617, 610],
])('a total of %i is %i for guests', (total, shown) => {
  expect(totalForGuests(total)).toBe(shown)
  expect(isFewForGuests(shown)).toBe(total < 10)
})
