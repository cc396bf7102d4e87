import { list } from '../list.ts'

/** Mother's occupations. The forms ask no detail of a homemaker. Codes are stored: never change or reuse one. */
export const motherOccupations = list([
  [1, 'Homemaker'],
  [2, 'Business'],
  [3, 'Professional'],
  [4, 'Government Employee'],
  [5, 'Private Employee'],
  [6, 'Public Sector Employee'],
  [7, 'Self Employed'],
  [8, 'Teacher / Lecturer'],
  [9, 'Nurse / Health Worker'],
  [10, 'Church Worker'],
  [11, 'Farmer / Planter'],
  [12, 'Working Abroad'],
  [13, 'Retired'],
  [14, 'Passed Away'],
])
