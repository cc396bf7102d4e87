import { sql } from 'drizzle-orm'
import type { Database } from '../server/src/database/database.ts'
import { type SearchTable, searchTables } from '../server/src/profiles/searchTables.ts'

const idsApart = 100_000

/**
 * Adds copies of all search rows under new ids, until there are `copies` of each. Copies have other birth dates and no
 * profile, so that a million take a minute instead of an hour: enough for engines, which read only these rows.
 */
export async function multiplySearchRows(db: Database, copies: number): Promise<void> {
  for (const table of Object.keys(searchTables) as SearchTable[]) {
    await db.inTransaction(async (tx) => {
      // Without triggers and foreign keys.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.liftTimeouts()
      await tx.execute(copiesOf(table, copies))
    })
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}

function copiesOf(table: SearchTable, copies: number) {
  const names = Object.keys(searchTables[table])
  const copied: Record<string, string> = {
    profile_id: `profile_id + copy * ${idsApart}`,
    date_of_birth: 'date_of_birth - copy * 3',
  }
  const [into, from] = [names, names.map((name) => copied[name] ?? name)].map((all) =>
    sql.raw(all.join(', ')),
  )
  return sql`insert into ${sql.identifier(table)} (${into})
    select ${from} from ${sql.identifier(table)}, generate_series(1, ${copies - 1}::int) as copy`
}
