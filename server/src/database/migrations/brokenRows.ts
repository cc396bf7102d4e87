import type { Connection, Log } from './connection.ts'
import { retryWhileLocked } from './waiting.ts'

interface Constraint {
  table: string
  constraint: string
}

/**
 * Keeps rows that are older than a constraint and violate it, and lets them be updated. A foreign key is checked only when
 * its columns change, so it can remain unvalidated. A check runs at every update, so it lists the keys of those rows.
 */
export async function admitBrokenRows(connection: Connection, broken: Constraint, log: Log): Promise<void> {
  const check = await expressionOf(connection, broken)
  const admitted = check === undefined ? {} : { keys: await admit(connection, broken, check) }
  log?.warn(
    { ...broken, ...admitted },
    'rows that are older than this constraint violate it and were left unchanged',
  )
}

/** The condition of a check; undefined for a foreign key. */
async function expressionOf(
  connection: Connection,
  { table, constraint }: Constraint,
): Promise<string | undefined> {
  const { rows } = await connection.query<{ expression: string }>(
    `select pg_get_expr(conbin, conrelid) as expression from pg_constraint
      where conrelid = to_regclass($1) and conname = $2 and contype = 'c'`,
    [table, constraint],
  )
  return rows[0]?.expression
}

async function admit(
  connection: Connection,
  { table, constraint }: Constraint,
  check: string,
): Promise<string[]> {
  const key = await keyOf(connection, table)
  const { rows } = await connection.query<{ key: string }>(
    `select ${key}::text as key from "${table}" where not (${check}) order by ${key}`,
  )
  const keys = rows.map((row) => row.key)
  const list = keys.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')
  const change = `alter table "${table}" drop constraint "${constraint}",
    add constraint "${constraint}" check (${key} in (${list}) or (${check})) not valid`
  await connection.query(`set lock_timeout = '1s'`)
  await retryWhileLocked(() => connection.query(change))
  await connection.query(`set lock_timeout = 0`)
  await connection.query(`alter table "${table}" validate constraint "${constraint}"`)
  return keys
}

async function keyOf(connection: Connection, table: string): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid = to_regclass($1) and indisprimary`,
    [table],
  )
  return rows[0]?.name ?? 'id'
}
