import { list } from '../list.ts'

/** Family standing. Codes are stored: never change or reuse one. */
export const familyStatuses = list([
  [1, 'Lower Middle Class'],
  [2, 'Middle Class'],
  [3, 'Upper Middle Class'],
  [4, 'Rich'],
  [5, 'Affluent'],
])
