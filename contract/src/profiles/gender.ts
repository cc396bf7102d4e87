import { z } from '#schema'
import { lookup } from '../lookup.ts'
import { formatted } from '../values.ts'

export const genders = ['m', 'f'] as const
const selectGender = 'Select Gender'
export const gender = formatted(z.enum(genders, { error: selectGender }), {
  kind: 'choice',
  message: selectGender,
})
export type Gender = z.infer<typeof gender>

/** Created-for values that imply the gender; for the others the family chooses it. */
export const genderByCreatedFor = lookup<Gender>({
  Daughter: 'f',
  Sister: 'f',
  Son: 'm',
  Brother: 'm',
})

export const genderWords: Readonly<Record<Gender, string>> = { f: 'Female', m: 'Male' }
