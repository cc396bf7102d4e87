import type { PGlite } from '@electric-sql/pglite'

/** A database of this worker that a test file is done with, and how it was when it was made. */
type Kept = { pglite: PGlite; shape: string; restore: string }
let idle: Kept | undefined

/** What a file is lent; taken back, it refuses whatever the file may still try. */
export type Loan = { pglite: PGlite; giveBack: () => Promise<void> }

/** Making a database takes ten times as long as emptying one: a worker's files use the same, one after the other. */
export async function borrow(make: () => Promise<PGlite>): Promise<Loan> {
  const kept = idle ?? (await keep(await make()))
  idle = undefined
  const { proxy, revoke } = Proxy.revocable(kept.pglite, { get: bound })
  const giveBack = async () => {
    revoke()
    if (await emptied(kept)) idle = kept
    else if (!kept.pglite.closed) await kept.pglite.close()
  }
  return { pglite: proxy, giveBack }
}

/** PGlite has private fields, which are not those of a proxy. */
function bound(target: PGlite, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

async function keep(pglite: PGlite): Promise<Kept> {
  return { pglite, shape: await shapeOf(pglite), restore: await restorationOf(pglite) }
}

/** False where a test has changed its tables, or closed it. */
async function emptied({ pglite, shape, restore }: Kept): Promise<boolean> {
  if (pglite.closed) return false
  await pglite.exec('rollback')
  if ((await shapeOf(pglite)) !== shape) return false
  // Each by itself: what forgets the session cannot be part of a transaction.
  for (const step of ['discard all', restore, 'discard all']) await pglite.exec(step)
  return true
}

const own = `relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`

/** Whatever a test can add, change or take away of tables, columns, constraints, indexes, triggers and functions. */
async function shapeOf(pglite: PGlite): Promise<string> {
  return await textOf(
    pglite,
    `select md5(string_agg(part, ',' order by part)) from (
      select format('%s %s %s', oid::regclass, relkind, relnatts) from pg_class where ${own}
      union all select format('%s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull)
        from pg_attribute join pg_class on pg_class.oid = attrelid where ${own} and attnum > 0
      union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select format('%s %s', tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
    ) as shape (part)`,
  )
}

/** Empties every table of ours, puts back the rows that migrations bring, and forgets the session's own settings. */
async function restorationOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const tables = rows.map(({ name }) => name)
  const inserts: string[] = []
  for (const table of tables) {
    const insert = await textOf(
      pglite,
      `select format('insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, %L)',
        jsonb_agg(row)) from ${table} row having count(*) > 0`,
    )
    if (insert) inserts.push(insert)
  }
  const sequences = await textOf(
    pglite,
    `select string_agg(format('select setval(%L, %s, %L)', quote_ident(schemaname) || '.' || quote_ident(sequencename),
      coalesce(last_value, start_value), last_value is not null), ';') from pg_sequences where schemaname = 'public'`,
  )
  return [
    'set session_replication_role = replica',
    `truncate ${tables.join(', ')}`,
    ...inserts,
    sequences,
    'delete from pg_statistic',
  ].join(';\n')
}

async function textOf(pglite: PGlite, query: string): Promise<string> {
  const { rows } = await pglite.query<Record<string, string | null>>(query)
  return Object.values(rows[0] ?? {})[0] ?? ''
}
