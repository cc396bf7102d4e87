import { list } from '../list.ts'

/** Genders. Codes are stored: never change or reuse one. */
export const genders = list([
  [1, 'Male', { key: 'm' }],
  [2, 'Female', { key: 'f' }],
])
