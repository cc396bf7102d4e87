import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../../database/database.ts'
import { genderCodes } from '../../profiles/searchRow.ts'
import { active } from '../../viewing/visibility.ts'
import { homeLevels } from '../filters.ts'
import {
  type ColumnName,
  columnNames,
  earliestDay,
  isPooled,
  listColumns,
  type PooledColumn,
} from './columns.ts'
import type { Days, Values } from './population.ts'
import { dayNumber } from './rowTests.ts'

/** What the index stores of one Active profile. */
export interface IndexedRow {
  id: number
  gender: number
  values: Values
  prominent: Days
}

const preferred = (name: string) => sql`coalesce(w.${sql.identifier(name)}::text, '')`
const homes = sql.join(
  homeLevels.map((level) => preferred(level.preferred)),
  sql`, `,
)

/** Columns that the index stores in another form than the tables. */
const written: Partial<Record<ColumnName, SQL>> = {
  profile_id: sql`p.profile_id`,
  born_on: day('date_of_birth'),
  active_on: day('active_on'),
  with_photo: sql`with_photo::int`,
  verified: sql`verified::int`,
  traits_low: lowBits('traits'),
  traits_high: highBits('traits'),
  refuses_low: lowBits('refuses'),
  refuses_high: highBits('refuses'),
  homes: sql`case when anywhere then '' else concat_ws('/', ${homes}) end`,
  ...Object.fromEntries(listColumns.map((name) => [name, preferred(name)])),
}

function day(column: string): SQL {
  return sql`greatest(${sql.identifier(column)} - date '1970-01-01', ${sql.raw(String(earliestDay))})`
}

/** Half of 64 bits, as a number that `Int32Array` stores without a change. */
function lowBits(column: string): SQL {
  return sql`(${sql.identifier(column)} << 32 >> 32)::int`
}

function highBits(column: string): SQL {
  return sql`(${sql.identifier(column)} >> 32)::int`
}

/** One text for each row: a driver would take four times as long to read each column by itself. */
const packed = sql.join(
  columnNames.map((name) => written[name] ?? sql.identifier(name)),
  sql`, `,
)

/** A row as PostgreSQL sends it. */
export interface PackedRow {
  id: number
  gender: number
  packed: string
  prominent: string | null
}

/**
 * Reads Active profiles whose ids meet a condition, in the order of ids. Without the condition on `w`, PostgreSQL goes
 * through the preferences of all smaller ids.
 */
export const readRows = (db: Queryable, among: (id: SQL) => SQL, limit?: number): Promise<PackedRow[]> =>
  rows<PackedRow>(
    db,
    sql`select p.profile_id as id, p.gender, concat_ws(' ', ${packed}) as packed, prominent::text as prominent
      from search_profiles p left join search_preferences w on w.profile_id = p.profile_id and ${among(sql`w.profile_id`)}
      where ${active.where(undefined, (column) => sql`p.${sql.identifier(column)}`)} and ${among(sql`p.profile_id`)}
      order by p.profile_id ${limit ? sql`limit ${limit}` : sql``}`,
  )

/** `addList` numbers a preferred list of the row. */
export const unpacked = (
  { id, gender, packed, prominent }: PackedRow,
  addList: (column: PooledColumn, text: string) => number,
): IndexedRow => ({
  id,
  gender,
  values: valuesOf(packed, addList),
  prominent: prominent ? daysOf(prominent) : [],
})

const pooledAt = columnNames.map((name) => (isPooled(name) ? name : undefined))

function valuesOf(text: string, addList: (column: PooledColumn, text: string) => number): Values {
  const fields = text.split(' ')
  if (fields.length !== columnNames.length) throw new Error(`A search row has ${fields.length} columns`)
  return fields.map((field, place) => {
    const column = pooledAt[place]
    return column ? addList(column, field) : Number(field)
  })
}

/** Reads a multirange of days, such as {[2026-01-01,2026-02-01)}. */
function daysOf(text: string): Days {
  return [...text.matchAll(/\[([^,]+),([^)]+)\)/g)].map(
    ([, first = '', last = '']) => [dayNumber(first), dayNumber(last)] as const,
  )
}

export const indexedGenders = Object.values(genderCodes)
