import { list } from '../list.ts'

/** How the contact person is related to the bride or groom. Codes are stored: never change or reuse one. */
export const contactRelationships = list([
  [1, 'Self'],
  [2, 'Father'],
  [3, 'Mother'],
  [4, 'Brother'],
  [5, 'Sister'],
  [6, 'Son'],
  [7, 'Daughter'],
  [8, 'Grandfather'],
  [9, 'Grandmother'],
  [10, 'Uncle'],
  [11, 'Aunt'],
  [12, 'Cousin'],
  [13, 'Brother-in-law'],
  [14, 'Sister-in-law'],
  [15, 'Guardian'],
  [16, 'Relative'],
  [17, 'Friend'],
  [18, 'Pastor / Priest'],
])
