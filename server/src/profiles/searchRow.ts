import { childless } from '@bnr/contract/profiles/conditions'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { answerTo } from '@bnr/contract/search/matchable'
import { profileStatuses } from '../reference/data/profile.ts'
import { lists } from '../reference/lists.ts'
import { byCodeColumn, type SearchRow } from './searchTables.ts'
import type { ProfileRow } from './sections.ts'
import { byTrait, traitsOf } from './traits.ts'

export const genderCodes = { m: 1, f: 2 } as const
export const genderOfCode = (code: number) => (code === genderCodes.f ? 'f' : 'm')

/** Incomes are searched in steps of ten thousand rupees, so that they fit into a smallint. */
export const incomeStep = 10_000
export const largestSmallint = 32_767

/** A date of birth that no search by age finds. */
const unknownBirth = '0001-01-01'

/** The staff id of a profile that no staff are assigned to. */
const nobody = 0

type Codes = Record<string, unknown>

/** The row of search_profiles for a profile: its status and the codes that searches use. */
export function searchRowOf(row: ProfileRow, withPhoto: boolean): SearchRow<'search_profiles'> {
  const income = (row.professional.annualIncome as { from?: number } | undefined)?.from ?? 0
  return {
    ...sharedColumnsOf(row),
    date_of_birth: row.dateOfBirth ?? unknownBirth,
    height_inches: inchesOf(row.basic.height),
    income: incomeSteps(income),
    ...byCodeColumn((path) => code(valueAt(row, path))),
    with_photo: withPhoto,
    verified: row.phoneVerified,
    paid: row.paid,
    elite: row.elite,
    tele_staff_id: row.teleStaffId ?? nobody,
    care_staff_id: row.careStaffId ?? nobody,
    traits: String(traitsOfProfile(row)),
  }
}

/** The columns that both search tables begin with. */
export function sharedColumnsOf({ id, status, gender }: ProfileRow) {
  return { profile_id: id, status: profileStatuses.codeOf(status), gender: genderCodes[gender] }
}

export function incomeSteps(rupees: number): number {
  return Math.min(Math.floor(rupees / incomeStep), largestSmallint)
}

/** 0 when no height is given. */
export function inchesOf(height: unknown): number {
  const { feet, inches } = (height ?? {}) as { feet?: number; inches?: number }
  return feet ? feet * 12 + (inches ?? 0) : 0
}

function code(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** The value of a field of a stored profile, or of a part of one. */
export const valueAt = (row: ProfileRow, path: FieldPath): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Codes | undefined)?.[name], row)

function traitsOfProfile(row: ProfileRow): bigint {
  const choices = byTrait((name) => code(valueAt(row, answerTo(name).path)))
  return traitsOf({ ...choices, childStatus: childStatusOf(row.basic) })
}

const withoutChildStatus = ['Never Married', 'Annulled'].map((label) => lists.maritalStatuses.codeOf(label))

/** Children are asked about only after some marriages. For other people no preference about children applies. */
function childStatusOf({ maritalStatus, childStatus, childCount }: Codes): number {
  if (withoutChildStatus.includes(code(maritalStatus))) return 0
  return childCount === '0' ? lists.childStatuses.codeOfKey(childless) : code(childStatus)
}
