import { list } from '../list.ts'

/** What one profile can do to another. Codes are stored: never change or reuse one. */
export const actionTypes = list([
  [1, 'Blocked', { key: 'b' }],
  [2, 'Liked', { key: 'l' }],
  [3, 'Shortlisted', { key: 's' }],
  [4, 'Ignored', { key: 'i' }],
  [5, 'Viewed', { key: 'v' }],
  [6, 'Viewed Phone', { key: 'vp' }],
])
