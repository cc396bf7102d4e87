import { list } from '../list.ts'

/** Father's occupations. The forms ask a detail by these names: 'Retired as', the business or the profession. Codes are stored: never change or reuse one. */
export const fatherOccupations = list([
  [1, 'Business'],
  [2, 'Professional'],
  [3, 'Government Employee'],
  [4, 'Private Employee'],
  [5, 'Public Sector Employee'],
  [6, 'Self Employed'],
  [7, 'Teacher / Lecturer'],
  [8, 'Pastor / Church Worker'],
  [9, 'Defence / Police'],
  [10, 'Farmer / Planter'],
  [11, 'Fisherman'],
  [12, 'Working Abroad'],
  [13, 'Retired'],
  [14, 'Not Employed'],
  [15, 'Passed Away'],
])
