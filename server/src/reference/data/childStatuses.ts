import { list } from '../list.ts'

/** Whether there are children, and where they live. Codes are stored: never change or reuse one. */
export const childStatuses = list([
  [1, 'No children', { key: 'n' }],
  [2, 'Living with me', { key: 'w' }],
  [3, 'Not living with me', { key: 'o' }],
])
