import { list } from '../list.ts'

/** Build, as families describe it. Codes are stored: never change or reuse one. */
export const bodyTypes = list([
  [1, 'Slim'],
  [2, 'Average'],
  [3, 'Athletic'],
  [4, 'Heavy'],
])
