import { list } from '../list.ts'

/** Physical statuses. Codes are stored: never change or reuse one. */
export const physicalStatuses = list([
  [1, 'Normal'],
  [2, 'Physically Challenged'],
  [3, 'Hearing Impaired'],
  [4, 'Speech Impaired'],
  [5, 'Visually Impaired'],
  [6, 'Other Disability'],
])
