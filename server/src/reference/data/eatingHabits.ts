import { list } from '../list.ts'

/** Eating habits. Codes are stored: never change or reuse one. */
export const eatingHabits = list([
  [1, 'Non-Vegetarian'],
  [2, 'Vegetarian'],
  [3, 'Eggetarian'],
  [4, 'Vegan'],
])
