import { list } from '../list.ts'

/** States of a profile. Codes are stored: never change or reuse one. */
export const profileStatuses = list([
  [1, 'Draft'],
  [2, 'Ready'],
  [3, 'Active'],
  [4, 'Deactivated'],
  [5, 'Rejected'],
  [6, 'Settled'],
  [7, 'Deleted'],
])
