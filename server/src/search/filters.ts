import { type SQL, sql } from 'drizzle-orm'
import type { byCodeColumn, searchTables } from '../profiles/searchTables.ts'

type PreferenceColumns = (typeof searchTables)['search_preferences']
export type CodeColumn = keyof ReturnType<typeof byCodeColumn>
export type FlagColumn = 'with_photo' | 'verified' | 'paid' | 'elite'
/** A list of codes that somebody prefers; null accepts everybody. */
export type ListColumn = {
  [Name in keyof PreferenceColumns]: PreferenceColumns[Name] extends 'smallint[]' ? Name : never
}[keyof PreferenceColumns]
export type BoundColumn = 'age_from' | 'age_to' | 'height_from' | 'height_to' | 'income_from' | 'income_to'
/** Columns with the preference of those who chose a single value, 0 for all others. An index begins with each. */
type LoneColumn = 'lone_denomination' | 'lone_mother_tongue'
/** The codes of a home; 0 where the person gave none. */
type Home = { country: number; state: number; city: number }

/**
 * One condition of a search or of matches. SQL and the index in memory read the same filters; conditions that only SQL
 * can answer say so by their kind. Bounds are inclusive, and a missing one sets no limit.
 */
export type Filter =
  | { kind: 'codes'; column: CodeColumn | 'status'; codes: readonly number[] }
  | {
      kind: 'between'
      column: 'height_inches' | 'income'
      from?: number | undefined
      to?: number | undefined
    }
  | { kind: 'born'; from: string; to?: string | undefined }
  | { kind: 'flag'; column: FlagColumn; value: boolean }
  | { kind: 'anyOf'; filters: readonly Filter[] }
  /** Has none of these bits. */
  | { kind: 'without'; column: 'traits' | 'refuses'; bits: bigint }
  /** Prefers a value within bounds that include this one. */
  | { kind: 'spanning'; from: BoundColumn; to: BoundColumn; value: number }
  /** Prefers this code of a list, or has no preference. */
  | { kind: 'preferring'; column: ListColumn; code: number; lone?: LoneColumn | undefined }
  /** Prefers the country, the state or the district of this home, or has no preference. */
  | { kind: 'preferringHome'; home: Home }
  | { kind: 'sql'; condition: SQL }

/** The column of each level of a home, and the preferences for it. */
export const homeLevels = [
  { column: 'country', preferred: 'countries' },
  { column: 'state', preferred: 'states' },
  { column: 'city', preferred: 'districts' },
] as const satisfies readonly { column: CodeColumn; preferred: ListColumn }[]

export const onlySql = (condition: SQL): Filter => ({ kind: 'sql', condition })

type NameOf = (column: string) => SQL
const plainName: NameOf = (column) => sql`${sql.identifier(column)}`

/** The condition of a filter. `nameOf` names a column where a statement reads several tables. */
export function sqlOf(filter: Filter, nameOf: NameOf = plainName): SQL {
  switch (filter.kind) {
    case 'codes':
      return codesIn(nameOf(filter.column), filter.codes)
    case 'between':
      return between(nameOf(filter.column), filter.from, filter.to)
    case 'born':
      return between(nameOf('date_of_birth'), filter.from, filter.to)
    case 'flag':
      return filter.value ? nameOf(filter.column) : sql`not ${nameOf(filter.column)}`
    case 'anyOf':
      return eitherOf(filter.filters.map((one) => sqlOf(one, nameOf)))
    case 'without':
      return without(nameOf(filter.column), filter.bits)
    case 'spanning':
      return sql`${nameOf(filter.from)} <= ${filter.value} and ${nameOf(filter.to)} >= ${filter.value}`
    case 'preferring':
      return preferring(filter, nameOf)
    case 'preferringHome':
      return preferringHome(filter.home, nameOf)
    case 'sql':
      return filter.condition
  }
}

function codesIn(column: SQL, codes: readonly number[]): SQL {
  const [only] = codes
  if (only === undefined) return sql`false`
  if (codes.length === 1) return sql`${column} = ${only}`
  return sql`${column} = any(${sql.raw(`'{${codes.join(',')}}'`)}::smallint[])`
}

function between(column: SQL, low: number | string | undefined, high: number | string | undefined): SQL {
  if (low !== undefined && high !== undefined) return sql`${column} between ${low} and ${high}`
  if (low !== undefined) return sql`${column} >= ${low}`
  return high === undefined ? sql`true` : sql`${column} <= ${high}`
}

const eitherOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/**
 * Requires that no bit is in common. It says `< 1` because the planner expects an equality to match one row in two
 * hundred.
 */
const without = (column: SQL, bits: bigint): SQL => sql`(${column} & ${String(bits)}::bigint) < 1`

type Of<Kind extends Filter['kind']> = Extract<Filter, { kind: Kind }>

function preferring({ column, code, lone }: Of<'preferring'>, nameOf: NameOf): SQL {
  const anyOf = sql`(${nameOf(column)} is null or ${code}::smallint = any(${nameOf(column)}))`
  return lone ? sql`${nameOf(lone)} in (0, ${code}) and ${anyOf}` : anyOf
}

function preferringHome(home: Home, nameOf: NameOf): SQL {
  const given = homeLevels.filter(({ column }) => home[column] !== 0)
  return eitherOf([
    nameOf('anywhere'),
    ...given.map(({ column, preferred }) => sql`${home[column]}::smallint = any(${nameOf(preferred)})`),
  ])
}
