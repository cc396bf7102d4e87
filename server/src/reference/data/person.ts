import { list, type PlainRow } from '../list.ts'

/** Genders. Codes are stored: never change or reuse one. */
export const genders = list([
  [1, 'Male', { key: 'm' }],
  [2, 'Female', { key: 'f' }],
])

const oldest = 70

/** Ages in completed years for the search pickers and preferences; the code is the age. */
export const ages = agesFrom(18)
export const girlsAges = agesFrom(18)
export const boysAges = agesFrom(21)

function agesFrom(youngest: number) {
  const rows = Array.from({ length: oldest - youngest + 1 }, (_, index): PlainRow => {
    const age = youngest + index
    return [age, String(age)]
  })
  return list(rows)
}

/**
 * Marital statuses. The forms ask more questions unless a person was never married. Codes are stored: never change or
 * reuse one.
 */
export const maritalStatuses = list([
  [1, 'Never Married'],
  [2, 'Widow / Widower'],
  [3, 'Awaiting Divorce'],
  [4, 'Divorced'],
  [5, 'Separated'],
  [6, 'Annulled'],
])

/** Whether there are children, and where they live. Codes are stored: never change or reuse one. */
export const childStatuses = list([
  [1, 'No children', { key: 'n' }],
  [2, 'Living with me', { key: 'w' }],
  [3, 'Not living with me', { key: 'o' }],
])

/** The right by which a person lives in a country. Codes are stored: never change or reuse one. */
export const residenceTypes = list([
  [1, 'Citizen'],
  [2, 'Permanent Resident'],
  [3, 'Work Permit'],
  [4, 'Student Visa'],
  [5, 'Dependent Visa'],
  [6, 'Temporary Visa'],
  [7, 'Overseas Citizen of India'],
])
