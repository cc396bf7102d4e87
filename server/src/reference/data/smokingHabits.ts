import { list } from '../list.ts'

/** Smoking habits. Codes are stored: never change or reuse one. */
export const smokingHabits = list([
  [1, 'Never Smokes'],
  [2, 'Smokes Occasionally'],
  [3, 'Smokes Regularly'],
  [4, 'Used to Smoke'],
])
