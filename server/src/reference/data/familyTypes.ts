import { list } from '../list.ts'

/** Family types. Codes are stored: never change or reuse one. */
export const familyTypes = list([
  [1, 'Joint Family'],
  [2, 'Nuclear Family'],
  [3, 'Extended Family'],
])
