import { list } from '../list.ts'

/** Family standing. Codes are stored: never change or reuse one. */
export const familyStatuses = list([
  [1, 'Lower Middle Class'],
  [2, 'Middle Class'],
  [3, 'Upper Middle Class'],
  [4, 'Rich'],
  [5, 'Affluent'],
])

/** Family types. Codes are stored: never change or reuse one. */
export const familyTypes = list([
  [1, 'Joint Family'],
  [2, 'Nuclear Family'],
  [3, 'Extended Family'],
])

/** How traditional a family is. Codes are stored: never change or reuse one. */
export const familyValues = list([
  [1, 'Orthodox'],
  [2, 'Traditional'],
  [3, 'Moderate'],
  [4, 'Liberal'],
])

/**
 * Father's occupations. For some of these labels the forms ask for a detail, such as the business or profession.
 * Codes are stored: never change or reuse one.
 */
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

/** Mother's occupations. For a homemaker the forms ask for no detail. Codes are stored: never change or reuse one. */
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

/** Initials before a parent's name. Codes are stored: never change or reuse one. */
export const initials = list([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [index + 1, letter]))
