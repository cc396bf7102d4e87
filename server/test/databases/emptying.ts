/** A database between two test files, whichever it is. */
export interface Emptiable {
  query: <Row>(text: string) => Promise<{ rows: Row[] }>
  /** Several statements, each by itself. */
  exec: (text: string) => Promise<unknown>
}

/** How a database was when it was made. */
export interface Origin {
  shape: string
  tables: readonly string[]
  /** Puts back the rows that migrations bring, and where sequences begin. */
  restore: string
}

export async function originOf(database: Emptiable): Promise<Origin> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const tables = rows.map(({ name }) => name)
  return { shape: await shapeOf(database), tables, restore: await restorationOf(database, tables) }
}

/** Brings it back to how it was made; false where a test has changed its tables, which would be more work than a new one. */
export async function emptied(database: Emptiable, { shape, tables, restore }: Origin): Promise<boolean> {
  if ((await shapeOf(database)) !== shape) return false
  // By itself: what forgets the session cannot be part of a transaction.
  await database.exec('discard all')
  const filled = [...(await filledOf(database, tables)), 'pg_statistic']
  const deletes = filled.map((table) => `delete from ${table}`).join('; ')
  await database.exec(`set session_replication_role = replica; ${deletes}; ${restore}`)
  await database.exec(`vacuum ${filled.join(', ')}`)
  await database.exec('discard all')
  return true
}

/** To truncate all tables takes a third of a second, though most of them are empty. */
async function filledOf(database: Emptiable, tables: readonly string[]): Promise<string[]> {
  const asked = tables.map((table) => `select '${table}' as name where exists (select from ${table})`)
  const { rows } = await database.query<{ name: string }>(asked.join(' union all '))
  return rows.map(({ name }) => name)
}

const own = `relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`

/** Whatever a test can add, change or take away of tables, columns, constraints, indexes, triggers and functions. */
async function shapeOf(database: Emptiable): Promise<string> {
  return await textOf(
    database,
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

async function restorationOf(database: Emptiable, tables: readonly string[]): Promise<string> {
  const inserts: string[] = []
  for (const table of tables) {
    const insert = await textOf(
      database,
      `select format('insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, %L)',
        jsonb_agg(row)) from ${table} row having count(*) > 0`,
    )
    if (insert) inserts.push(insert)
  }
  const sequences = await textOf(
    database,
    `select string_agg(format('select setval(%L, %s, %L)', quote_ident(schemaname) || '.' || quote_ident(sequencename),
      coalesce(last_value, start_value), last_value is not null), ';') from pg_sequences where schemaname = 'public'`,
  )
  return [...inserts, sequences].join(';\n')
}

async function textOf(database: Emptiable, query: string): Promise<string> {
  const { rows } = await database.query<Record<string, string | null>>(query)
  return Object.values(rows[0] ?? {})[0] ?? ''
}
