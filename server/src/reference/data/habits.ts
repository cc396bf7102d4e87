import { list } from '../list.ts'

/** Eating habits. Codes are stored: never change or reuse one. */
export const eatingHabits = list([
  [1, 'Non-Vegetarian'],
  [2, 'Vegetarian'],
  [3, 'Eggetarian'],
  [4, 'Vegan'],
])

/** Drinking habits. Codes are stored: never change or reuse one. */
export const drinkingHabits = list([
  [1, 'Never Drinks'],
  [2, 'Drinks Occasionally'],
  [3, 'Drinks Regularly'],
  [4, 'Used to Drink'],
])

/** Smoking habits. Codes are stored: never change or reuse one. */
export const smokingHabits = list([
  [1, 'Never Smokes'],
  [2, 'Smokes Occasionally'],
  [3, 'Smokes Regularly'],
  [4, 'Used to Smoke'],
])
