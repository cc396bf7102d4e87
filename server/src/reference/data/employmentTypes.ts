import { list } from '../list.ts'

/** Employment types. 'Not Working' hides the fields about work. Codes are stored: never change or reuse one. */
export const employmentTypes = list([
  [1, 'Private Sector'],
  [2, 'Government'],
  [3, 'Public Sector'],
  [4, 'Defence'],
  [5, 'Business'],
  [6, 'Self Employed'],
  [7, 'Church / Mission'],
  [8, 'Non-Profit Organisation'],
  [9, 'Not Working'],
])
