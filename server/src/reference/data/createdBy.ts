import { list } from '../list.ts'

/** Where a profile was entered. Codes are stored: never change or reuse one. */
export const createdBy = list([
  [1, 'Web'],
  [2, 'Admin'],
])
