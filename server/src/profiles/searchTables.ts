import type { FieldPath } from '@bnr/contract/profiles/fieldPath'

/** Of what is chosen from a list and searched, the column of search_profiles that holds its code. */
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

/** For each of these columns what is to be known of its field. */
export function byCodeColumn<Known>(known: (path: CodedPath) => Known) {
  type Column = (typeof codeColumns)[CodedPath]
  return Object.fromEntries(codedPaths.map((path) => [codeColumns[path], known(path)])) as Record<
    Column,
    Known
  >
}

/**
 * The narrow tables that profiles are searched and matched by, one row for each profile; they stand in SQL
 * (server/migrations), since their indexes are partial and covering. Columns and types, for whoever writes rows; on which days
 * somebody is featured (`prominent`) a trigger of `memberships` writes.
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

/** How a value of each type is held in code; bigints travel as text, since JSON has no room for them. */
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
