import { type SQLWrapper, sql } from 'drizzle-orm'
import { arrayOf, type Queryable } from '../database/database.ts'
import { preferencesRowOf } from './preferencesRow.ts'
import { searchRowOf } from './searchRow.ts'
import { type SearchRow, type SearchTable, searchTables } from './searchTables.ts'
import type { ProfileRow } from './sections.ts'

/** Writes the search rows of new or changed profiles. `with_photo` is written by `writePhotosShown`. */
export async function writeSearchRows(tx: Queryable, changed: readonly ProfileRow[]): Promise<void> {
  if (changed.length === 0) return
  await upsert(
    tx,
    'search_profiles',
    changed.map((row) => searchRowOf(row, false)),
  )
  await upsert(tx, 'search_preferences', changed.map(preferencesRowOf))
}

/** Updates which of these profiles have an approved photo. */
export async function writePhotosShown(
  tx: Queryable,
  ids: readonly number[],
  shown: ReadonlySet<number>,
): Promise<void> {
  const isShown = sql`profile_id = any(${arrayOf([...shown])})`
  await tx.execute(sql`update search_profiles set with_photo = ${isShown}
    where profile_id = any(${arrayOf(ids)}) and with_photo <> (${isShown})`)
}

/** Inserts or updates rows. Unchanged rows are skipped, since an update would leave a dead row behind. */
async function upsert<T extends SearchTable>(tx: Queryable, table: T, values: SearchRow<T>[]): Promise<void> {
  const columns = Object.entries(searchTables[table])
  const names = columns.map(([name]) => name)
  const written = names.filter((name) => name !== 'with_photo')
  const typed = listed(columns, ([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  const given = (name: string) => sql`excluded.${sql.identifier(name)}`
  const current = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${listed(names, sql.identifier)})
    select ${listed(names, sql.identifier)} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(${typed})
    on conflict (profile_id) do update
      set ${listed(written, (name) => sql`${sql.identifier(name)} = ${given(name)}`)}
      where row(${listed(written, current)}) is distinct from row(${listed(written, given)})`)
}

const listed = <Item>(items: readonly Item[], write: (item: Item) => SQLWrapper) =>
  sql.join(
    items.map((item) => sql`${write(item)}`),
    sql`, `,
  )
