import { type CountedKey, countedKeys } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'
import { searchedFields } from '@bnr/contract/search/searchable'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { type CodedPath, codeColumns } from '../profiles/searchTables.ts'
import { type Asked, allOf, audienceConditions, type OwnFilter } from './conditions.ts'
import type { Counts } from './engine.ts'
import { sqlOf } from './filters.ts'
import { type KeysTogether, keysTogether, maskOf, mostCountedKeys } from './keysTogether.ts'

/** A row of the counts: of a list and a code, or, without a list, of all profiles that fail these keys. */
type CountRow = { list: number | null; number: string; found: number }

/**
 * Each profile gets a number with one bit for each key of the search that it does not meet. It counts for a key if it
 * fails nothing but that key. One statement counts everything, and a second one reads everybody again if the search finds
 * nobody even without any one key.
 */
export async function countsOf(db: Queryable, { audience, own }: Asked): Promise<Counts> {
  const always = audienceConditions(audience)
  const keys = keysIn(own)
  const names = [...keys.keys()]
  const counted = await sqlRows<CountRow>(db)`
    with near as materialized (${nearRows(always, keys)})
    select null::int as list, failing as number, count(*)::int as found from near group by failing
    union all ${sql.join(listSelects(names), sql` union all `)}`
  const near = counted.filter(({ list }) => list === null)
  const foundWithin = (mask: bigint) => sum(near.filter(({ number }) => (BigInt(number) & ~mask) === 0n))
  const total = foundWithin(0n)
  const without = own.map(({ key }) => foundWithin(maskOf(names, key)) - total)
  // Those who fail one key alone are near.
  const isDeadEnd = near.length === 0 && names.length <= mostCountedKeys
  return {
    total,
    lists: listsIn(counted),
    without,
    together: isDeadEnd ? await countTogether(db, always, keys) : [],
  }
}

const sum = (rows: readonly CountRow[]) => rows.reduce((total, { found }) => total + found, 0)

async function countTogether(db: Queryable, always: readonly SQL[], keys: Keys): Promise<KeysTogether[]> {
  const counted = await sqlRows<{ failing: number; found: number }>(db)`
    select failing::int, count(*)::int as found
    from (select ${failingOf(keys)} as failing from search_profiles where ${allOf(always)}) as judged
    group by failing`
  return keysTogether(
    [...keys.keys()],
    counted.map(({ failing, found }) => [failing, found] as const),
  )
}

/** The conditions of each key that excludes somebody. The position of a key is its bit. */
type Keys = ReadonlyMap<SearchKey, readonly SQL[]>

function keysIn(own: readonly OwnFilter[]): Keys {
  const keys = new Map<SearchKey, SQL[]>()
  for (const { key, filter } of own) if (filter) keys.set(key, [...(keys.get(key) ?? []), sqlOf(filter)])
  return keys
}

const bigint = (value: bigint): SQL => sql.raw(`${value}::bigint`)
const failsOnly = (mask: bigint): SQL => sql`failing & ~${bigint(mask)} = 0`

/** Everybody who fails no key, or only keys that are left out together. */
function nearRows(always: readonly SQL[], keys: Keys): SQL {
  const names = [...keys.keys()]
  const masks = new Set(names.map((key) => maskOf(names, key)))
  const columns = sql.join(countedKeys.map(columnOf), sql`, `)
  return sql`select ${columns}, failing from (
      select ${columns}, ${failingOf(keys)} as failing
      from search_profiles where ${allOf(always)}) as judged
    where ${sql.join([0n, ...masks].map(failsOnly), sql` or `)}`
}

/** The keys that a profile fails, as bits. */
function failingOf(keys: Keys): SQL {
  const failing = [...keys.values()].map(
    (conditions, bit) => sql`case when ${allOf(conditions)} then 0 else ${bigint(1n << BigInt(bit))} end`,
  )
  return sql.join([bigint(0n), ...failing], sql` + `)
}

/** The profile field of a list that is counted. */
export const fieldCounted = (key: CountedKey) => searchedFields.get(key) as CodedPath

const columnOf = (key: CountedKey): SQL => sql`${sql.identifier(codeColumns[fieldCounted(key)])}`

/** The lists of which the same profiles count are counted together. */
const listSelects = (keys: readonly SearchKey[]): SQL[] =>
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
