import { list } from '../list.ts'

/** How a family holds to tradition. Codes are stored: never change or reuse one. */
export const familyValues = list([
  [1, 'Orthodox'],
  [2, 'Traditional'],
  [3, 'Moderate'],
  [4, 'Liberal'],
])
