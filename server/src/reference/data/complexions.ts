import { list } from '../list.ts'

/** Complexion, as families describe it. Codes are stored: never change or reuse one. */
export const complexions = list([
  [1, 'Very Fair'],
  [2, 'Fair'],
  [3, 'Wheatish'],
  [4, 'Wheatish Brown'],
  [5, 'Brown'],
  [6, 'Dark'],
  [7, 'Prefer not to say'],
])
