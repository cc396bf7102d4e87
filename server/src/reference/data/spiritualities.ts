import { list } from '../list.ts'

/** How people describe their walk of faith. Codes are stored: never change or reuse one. */
export const spiritualities = list([
  [1, 'Born Again'],
  [2, 'Born Again and Baptised'],
  [3, 'Spirit Filled'],
  [4, 'Committed Believer'],
  [5, 'Regular Churchgoer'],
  [6, 'Traditional Christian'],
  [7, 'Growing in Faith'],
])
