/** A database that is emptied between two test files: embedded or on a server. */
export interface Emptiable {
  query: <Row>(text: string) => Promise<{ rows: Row[] }>
  /** Runs one or more statements. */
  exec: (text: string) => Promise<unknown>
}

/** The state of a database after its creation. */
export interface Origin {
  shape: string
  tables: readonly string[]
  /** SQL that restores the rows of the migrations and the start of the sequences. */
  restore: string
}

export async function originOf(database: Emptiable): Promise<Origin> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const tables = rows.map(({ name }) => name)
  return { shape: await shapeOf(database), tables, restore: await restorationOf(database, tables) }
}

/** Restores the original state. Returns false if a test changed the schema: a new database is then less work. */
export async function emptied(database: Emptiable, { shape, tables, restore }: Origin): Promise<boolean> {
  if ((await shapeOf(database)) !== shape) return false
  // Sent alone, because it cannot run in a transaction.
  await database.exec('discard all')
  const filled = [...(await filledOf(database, tables)), 'pg_statistic']
  const deletes = filled.map((table) => `delete from ${table}`).join('; ')
  await database.exec(`set session_replication_role = replica; ${deletes}; ${restore}`)
  await database.exec(`vacuum ${filled.join(', ')}`)
  await database.exec('discard all')
  return true
}

/** Finds the tables that have rows: truncating all of them takes a third of a second. */
async function filledOf(database: Emptiable, tables: readonly string[]): Promise<string[]> {
  const queries = tables.map((table) => `select '${table}' as name where exists (select from ${table})`)
  const { rows } = await database.query<{ name: string }>(queries.join(' union all '))
  return rows.map(({ name }) => name)
}

const own = `relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`

/** A hash of all tables, columns, constraints, indexes, triggers and functions, which changes with any of them. */
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
