import { type CountedKey, clearedWith, countedKeys } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'
import { searchedFields } from '@bnr/contract/search/searchable'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { type CodedPath, codeColumns } from '../profiles/searchTables.ts'
import { type Asked, allOf, audienceConditions, type OwnFilter } from './conditions.ts'
import type { Counts } from './engine.ts'
import { sqlOf } from './filters.ts'

/** A row of the counts: of a list and a code, or, without a list, of all profiles that fail these keys. */
type CountRow = { list: number | null; number: string; found: number }

/**
 * Counts in one statement. Each profile gets a number with one bit for each key of the search that it does not meet.
 * It counts for a key if it fails nothing but that key.
 */
export async function countsOf(db: Queryable, { audience, own }: Asked): Promise<Counts> {
  const keys = keysIn(own)
  const near = nearRows(audienceConditions(audience), keys)
  const counted = await sqlRows<CountRow>(db)`
    with near as materialized (${near})
    select null::int as list, failing as number, count(*)::int as found from near group by failing
    union all ${sql.join(listSelects(keys), sql` union all `)}`
  const all = counted.filter(({ list }) => list === null)
  const foundWithin = (mask: bigint) => sum(all.filter(({ number }) => (BigInt(number) & ~mask) === 0n))
  const total = foundWithin(0n)
  const without = own.map(({ key }) => foundWithin(maskOf(keys, key)) - total)
  return { total, lists: listsIn(counted), without }
}

const sum = (rows: readonly CountRow[]) => rows.reduce((total, { found }) => total + found, 0)

/** The conditions of each key that excludes somebody. The position of a key is its bit. */
type Keys = ReadonlyMap<SearchKey, readonly SQL[]>

function keysIn(own: readonly OwnFilter[]): Keys {
  const keys = new Map<SearchKey, SQL[]>()
  for (const { key, filter } of own) if (filter) keys.set(key, [...(keys.get(key) ?? []), sqlOf(filter)])
  return keys
}

/** The bits of a key and of those that are left out with it. */
function maskOf(keys: Keys, key: SearchKey): bigint {
  const left: readonly SearchKey[] = [key, ...(clearedWith[key] ?? [])]
  return [...keys.keys()].reduce(
    (mask, one, bit) => (left.includes(one) ? mask | (1n << BigInt(bit)) : mask),
    0n,
  )
}

const bigint = (value: bigint): SQL => sql.raw(`${value}::bigint`)
const failsOnly = (mask: bigint): SQL => sql`failing & ~${bigint(mask)} = 0`

/** Everybody who fails no key, or only keys that are left out together. */
function nearRows(always: readonly SQL[], keys: Keys): SQL {
  const failing = [...keys.values()].map(
    (conditions, bit) => sql`case when ${allOf(conditions)} then 0 else ${bigint(1n << BigInt(bit))} end`,
  )
  const masks = new Set([...keys.keys()].map((key) => maskOf(keys, key)))
  const columns = sql.join(countedKeys.map(columnOf), sql`, `)
  return sql`select ${columns}, failing from (
      select ${columns}, ${sql.join([bigint(0n), ...failing], sql` + `)} as failing
      from search_profiles where ${allOf(always)}) as judged
    where ${sql.join([0n, ...masks].map(failsOnly), sql` or `)}`
}

/** The profile field of a list that is counted. */
export const fieldCounted = (key: CountedKey) => searchedFields.get(key) as CodedPath

const columnOf = (key: CountedKey): SQL => sql`${sql.identifier(codeColumns[fieldCounted(key)])}`

/** The lists of which the same profiles count are counted together. */
const listSelects = (keys: Keys): SQL[] =>
  [...Map.groupBy(countedKeys, (key) => maskOf(keys, key))].map(([mask, together]) => {
    const columns = together.map(columnOf)
    const list = together.map(
      (key) => sql`when grouping(${columnOf(key)}) = 0 then ${sql.raw(String(countedKeys.indexOf(key)))}`,
    )
    const sets = columns.map((column) => sql`(${column})`)
    return sql`select case ${sql.join(list, sql` `)} end, coalesce(${sql.join(columns, sql`, `)}), count(*)::int
      from near where ${failsOnly(mask)} group by grouping sets (${sql.join(sets, sql`, `)})`
  })

function listsIn(counted: readonly CountRow[]): Counts['lists'] {
  const lists: Counts['lists'] = new Map(countedKeys.map((key) => [key, new Map()]))
  for (const { list, number, found } of counted) {
    const key = list === null ? undefined : countedKeys[list]
    if (key) lists.get(key)?.set(Number(number), found)
  }
  return lists
}
