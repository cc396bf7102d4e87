import type { FieldPath } from '@bnr/contract/profiles/fieldPath'

/** Searched fields with a reference list, and the column of search_profiles with their code. */
export const codeColumns = {
  'basic.motherTongue': 'mother_tongue',
  'basic.maritalStatus': 'marital_status',
  'basic.caste': 'caste',
  'basic.physicalStatus': 'physical_status',
  'religion.denomination': 'denomination',
  'religion.spirituality': 'spirituality',
  'professional.education.degree': 'education',
  'professional.occupation': 'occupation',
  'location.current.country': 'country',
  'location.current.state': 'state',
  'location.current.city': 'city',
  'family.status': 'family_status',
  'basic.createdBy': 'created_by',
  'basic.profileSource': 'profile_source',
} as const satisfies Partial<Record<FieldPath, string>>
export type CodedPath = keyof typeof codeColumns
export const codedPaths = Object.keys(codeColumns) as CodedPath[]

/** An object with a value for each of these columns. */
export function byCodeColumn<Known>(known: (path: CodedPath) => Known) {
  type Column = (typeof codeColumns)[CodedPath]
  return Object.fromEntries(codedPaths.map((path) => [codeColumns[path], known(path)])) as Record<
    Column,
    Known
  >
}

/**
 * Columns and types of the narrow tables for search and matching, with one row for each profile. The tables are
 * created in SQL (server/migrations), since their indexes are partial and covering. The column `prominent` is missing
 * here: a trigger on `memberships` writes the days on which a profile is featured. So is `active_on`, the last day on
 * which the member used the service; lastActive.ts writes it.
 */
export const searchTables = {
  search_profiles: {
    profile_id: 'integer',
    status: 'smallint',
    gender: 'smallint',
    date_of_birth: 'date',
    height_inches: 'smallint',
    income: 'smallint',
    ...byCodeColumn(() => 'smallint' as const),
    with_photo: 'boolean',
    verified: 'boolean',
    paid: 'boolean',
    elite: 'boolean',
    tele_staff_id: 'integer',
    care_staff_id: 'integer',
    traits: 'bigint',
  },
  search_preferences: {
    profile_id: 'integer',
    status: 'smallint',
    gender: 'smallint',
    age_from: 'smallint',
    age_to: 'smallint',
    height_from: 'smallint',
    height_to: 'smallint',
    income_from: 'smallint',
    income_to: 'smallint',
    refuses: 'bigint',
    castes: 'smallint[]',
    mother_tongues: 'smallint[]',
    denominations: 'smallint[]',
    educations: 'smallint[]',
    occupations: 'smallint[]',
    anywhere: 'boolean',
    countries: 'smallint[]',
    states: 'smallint[]',
    districts: 'smallint[]',
  },
} as const

export type SearchTable = keyof typeof searchTables

/** The type of each column in code. bigints travel as text, since JSON cannot represent them. */
type ColumnValues = {
  integer: number
  smallint: number
  date: string
  boolean: boolean
  bigint: string
  'smallint[]': number[] | null
}
export type SearchRow<T extends SearchTable> = {
  [C in keyof (typeof searchTables)[T]]: ColumnValues[(typeof searchTables)[T][C] & keyof ColumnValues]
}
