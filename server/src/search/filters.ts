import { type SQL, sql } from 'drizzle-orm'
import type { byCodeColumn } from '../profiles/searchTables.ts'

export type CodeColumn = keyof ReturnType<typeof byCodeColumn>
export type FlagColumn = 'with_photo' | 'verified' | 'paid' | 'elite'

/**
 * One condition of a search. SQL and the index in memory read the same filters; conditions that only SQL can answer say
 * so by their kind. Bounds are inclusive, and a missing one sets no limit.
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
  | { kind: 'sql'; condition: SQL }

export const onlySql = (condition: SQL): Filter => ({ kind: 'sql', condition })

export function sqlOf(filter: Filter): SQL {
  switch (filter.kind) {
    case 'codes':
      return codesIn(filter.column, filter.codes)
    case 'between':
      return between(filter.column, filter.from, filter.to)
    case 'born':
      return between('date_of_birth', filter.from, filter.to)
    case 'flag':
      return is(filter.column, filter.value)
    case 'sql':
      return filter.condition
  }
}

function codesIn(column: string, codes: readonly number[]): SQL {
  const [only] = codes
  if (only === undefined) return sql`false`
  if (codes.length === 1) return sql`${sql.identifier(column)} = ${only}`
  return sql`${sql.identifier(column)} = any(${sql.raw(`'{${codes.join(',')}}'`)}::smallint[])`
}

function between(column: string, low: number | string | undefined, high: number | string | undefined): SQL {
  const name = sql.identifier(column)
  if (low !== undefined && high !== undefined) return sql`${name} between ${low} and ${high}`
  if (low !== undefined) return sql`${name} >= ${low}`
  return high === undefined ? sql`true` : sql`${name} <= ${high}`
}

/** A condition that the planner recognises for partial indexes. */
const is = (column: string, value: boolean): SQL =>
  value ? sql`${sql.identifier(column)}` : sql`not ${sql.identifier(column)}`
