import { list } from '../list.ts'

/** Whom a profile is made for. Codes are stored: never change or reuse one. */
export const createdFors = list([
  [1, 'Myself'],
  [2, 'Son'],
  [3, 'Daughter'],
  [4, 'Brother'],
  [5, 'Sister'],
  [6, 'Friend'],
  [7, 'Relative'],
])
