import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { preferencesRowOf } from './preferencesRow.ts'
import { searchRowOf } from './searchRow.ts'
import { type SearchRow, type SearchTable, searchTables } from './searchTables.ts'
import type { ProfileRow } from './sections.ts'

/** Writes the narrow rows of profiles, new or changed; `photos` says which of them show an approved photo. */
export async function writeSearchRows(
  tx: Queryable,
  changed: readonly ProfileRow[],
  photos: ReadonlySet<number>,
): Promise<void> {
  if (changed.length === 0) return
  await upsert(
    tx,
    'search_profiles',
    changed.map((row) => searchRowOf(row, photos.has(row.id))),
  )
  await upsert(tx, 'search_preferences', changed.map(preferencesRowOf))
}

/** A row that says what it said before is left alone: it would only leave a dead one behind. */
async function upsert<T extends SearchTable>(tx: Queryable, table: T, values: SearchRow<T>[]): Promise<void> {
  const columns = Object.entries(searchTables[table])
  const listed = (of: (name: SQLWrapper, type: SQL) => SQL) =>
    sql.join(
      columns.map(([name, type]) => of(sql.identifier(name), sql.raw(type))),
      sql`, `,
    )
  const names = listed((name) => sql`${name}`)
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${names})
    select ${names} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as given(${listed((name, type) => sql`${name} ${type}`)})
    on conflict (profile_id) do update set ${listed((name) => sql`${name} = excluded.${name}`)}
    where ${sql.identifier(table)}.* is distinct from excluded.*`)
}
