import { list } from '../list.ts'

/** Drinking habits. Codes are stored: never change or reuse one. */
export const drinkingHabits = list([
  [1, 'Never Drinks'],
  [2, 'Drinks Occasionally'],
  [3, 'Drinks Regularly'],
  [4, 'Used to Drink'],
])
