import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { media } from '../media/tables.ts'
import { memberships } from '../memberships/tables.ts'
import { type Queryable, rows, type Transaction } from '../platform/database.ts'
import { type SearchTable, searchTables } from '../profiles/searchTables.ts'
import { profileHistory, profiles } from '../profiles/tables.ts'
import type { Batch, Ids } from './rows.ts'

/** Every table of a batch in the order that references ask for. */
const tables: Record<keyof Batch, { typeOf: (column: string) => string; givenIds: boolean }> = {
  users: typed(users, true),
  profiles: typed(profiles, true),
  search_profiles: narrow('search_profiles'),
  search_preferences: narrow('search_preferences'),
  media: typed(media, false),
  memberships: typed(memberships, false),
  profile_history: typed(profileHistory, false),
}

function typed(table: PgTable, givenIds: boolean) {
  const types = getTableConfig(table).columns.map((column) => [column.name, column.getSQLType()])
  return { typeOf: lookUp(Object.fromEntries(types)), givenIds }
}

function narrow(table: SearchTable) {
  return { typeOf: lookUp(searchTables[table]), givenIds: false }
}

function lookUp(types: Readonly<Record<string, string>>) {
  return (column: string) => {
    const type = types[column]
    if (!type) throw new Error(`No column ${column}`)
    return type
  }
}

/** One statement for each table, its rows in one JSON parameter. */
export async function insertBatch(tx: Transaction, batch: Batch): Promise<void> {
  for (const [name, { typeOf, givenIds }] of Object.entries(tables)) {
    const given = batch[name as keyof Batch]
    const [first] = given
    if (!first) continue
    const columns = Object.keys(first)
    const names = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const types = sql.join(
      columns.map((column): SQL => sql`${sql.identifier(column)} ${sql.raw(typeOf(column))}`),
      sql`, `,
    )
    await tx.execute(sql`
      insert into ${sql.identifier(name)} (${names}) ${givenIds ? sql`overriding system value` : sql``}
      select ${names} from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(${types})`)
  }
}

/** Ids from the sequences themselves: nothing needs to be set afterwards, and members may register meanwhile. */
export async function reserveIds(db: Queryable, count: number): Promise<Ids[]> {
  return await rows<Ids>(
    db,
    sql`select nextval(pg_get_serial_sequence('users', 'id'))::int as user,
               nextval(pg_get_serial_sequence('profiles', 'id'))::int as profile
        from generate_series(1, ${count}::int)`,
  )
}
