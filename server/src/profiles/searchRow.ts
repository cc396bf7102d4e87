import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { profileStatuses } from '../reference/data/profileStatuses.ts'
import type { ProfileRow } from './sections.ts'

export const genderCodes = { m: 1, f: 2 } as const

/** A condition of search_profiles, written out so that the partial indexes of Active profiles are used. */
export const onlyActive = sql.raw(`status = ${profileStatuses.codeOf('Active')}`)

/** Incomes are searched in steps of ten thousand rupees, so that a smallint holds them. */
export const incomeStep = 10_000
const largestIncome = 32_767

/** Someone without a birth date is found by no age. */
const unknownBirth = '0001-01-01'

type Codes = Record<string, unknown>

/** The row of search_profiles for a profile: status, then the codes of what can be searched. */
export function searchRowOf(row: ProfileRow, withPhoto: boolean) {
  const { basic, religion, professional, location, family } = row
  const current = (location.current ?? {}) as Codes
  const height = basic.height as { feet: number; inches: number } | undefined
  const income = (professional.annualIncome as { from?: number } | undefined)?.from ?? 0
  return {
    profile_id: row.id,
    status: profileStatuses.codeOf(row.status),
    gender: genderCodes[row.gender],
    date_of_birth: row.dateOfBirth ?? unknownBirth,
    height_inches: height ? height.feet * 12 + (height.inches ?? 0) : 0,
    income: Math.min(Math.floor(income / incomeStep), largestIncome),
    mother_tongue: code(basic.motherTongue),
    marital_status: code(basic.maritalStatus),
    caste: code(basic.caste),
    physical_status: code(basic.physicalStatus),
    denomination: code(religion.denomination),
    spirituality: code(religion.spirituality),
    education: code((professional.education as Codes | undefined)?.degree),
    occupation: code(professional.occupation),
    country: code(current.country),
    state: code(current.state),
    city: code(current.city),
    family_status: code(family.status),
    with_photo: withPhoto,
  }
}

function code(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** Writes the search rows of profiles, new or changed; `photos` says which of them show an approved photo. */
export async function writeSearchRows(
  tx: Queryable,
  changed: readonly ProfileRow[],
  photos: ReadonlySet<number>,
) {
  if (changed.length === 0) return
  const values = changed.map((row) => searchRowOf(row, photos.has(row.id)))
  const columns = Object.keys(values[0] ?? {})
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const updates = sql.join(
    columns.slice(1).map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into search_profiles (${names})
    select ${names} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(
      profile_id int, status smallint, gender smallint, date_of_birth date, height_inches smallint, income smallint,
      mother_tongue smallint, marital_status smallint, caste smallint, physical_status smallint, denomination smallint,
      spirituality smallint, education smallint, occupation smallint, country smallint, state smallint, city smallint,
      family_status smallint, with_photo boolean)
    on conflict (profile_id) do update set ${updates}`)
}
