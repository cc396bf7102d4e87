import { list } from '../list.ts'

/** By what right somebody lives where they live. Codes are stored: never change or reuse one. */
export const residenceTypes = list([
  [1, 'Citizen'],
  [2, 'Permanent Resident'],
  [3, 'Work Permit'],
  [4, 'Student Visa'],
  [5, 'Dependent Visa'],
  [6, 'Temporary Visa'],
  [7, 'Overseas Citizen of India'],
])
