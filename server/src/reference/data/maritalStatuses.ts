import { list } from '../list.ts'

/** Marital statuses. The forms ask more of everybody but the never married. Codes are stored: never change or reuse one. */
export const maritalStatuses = list([
  [1, 'Never Married'],
  [2, 'Widow / Widower'],
  [3, 'Awaiting Divorce'],
  [4, 'Divorced'],
  [5, 'Separated'],
  [6, 'Annulled'],
])
