import type { Connection } from '../database/migrations/connection.ts'

const tables = `
  select quote_ident(nspname) || '.' || quote_ident(relname) as name
  from pg_class join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by 1`

/** Counts the rows of every table. */
export async function countRows(session: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of (await session.query<{ name: string }>(tables)).rows)
    counts[name] = await countOf(session, name)
  return counts
}

async function countOf(session: Connection, table: string): Promise<number> {
  const { rows } = await session.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

export async function hasTables(session: Connection): Promise<boolean> {
  return (await session.query(`${tables} limit 1`)).rows.length > 0
}
