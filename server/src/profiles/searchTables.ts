/**
 * The narrow tables that profiles are searched and matched by, one row for each profile; they stand in SQL
 * (server/migrations), since their indexes are partial and covering. Columns and types, for whoever writes rows.
 */
export const searchTables = {
  search_profiles: {
    profile_id: 'integer',
    status: 'smallint',
    gender: 'smallint',
    date_of_birth: 'date',
    height_inches: 'smallint',
    income: 'smallint',
    mother_tongue: 'smallint',
    marital_status: 'smallint',
    caste: 'smallint',
    physical_status: 'smallint',
    denomination: 'smallint',
    spirituality: 'smallint',
    education: 'smallint',
    occupation: 'smallint',
    country: 'smallint',
    state: 'smallint',
    city: 'smallint',
    family_status: 'smallint',
    with_photo: 'boolean',
    verified: 'boolean',
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
type Held = {
  integer: number
  smallint: number
  date: string
  boolean: boolean
  bigint: string
  'smallint[]': number[] | null
}
export type SearchRow<T extends SearchTable> = {
  [C in keyof (typeof searchTables)[T]]: Held[(typeof searchTables)[T][C] & keyof Held]
}
